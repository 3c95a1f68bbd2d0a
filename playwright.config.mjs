// The page in a real browser. `cargo xtask test` makes dist/, serves the page and says where; alone, Playwright does.
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './tools/browser.mjs';

const port = 8123;
const given = process.env.BASE_URL;
const baseURL = given ?? `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // On a busy machine a browser can be too late once; what fails twice is broken. The list names both.
  retries: 1,
  reporter: 'list',
  timeout: 120_000,
  use: {
    baseURL,
    locale: 'en-GB',
    trace: 'off',
    // What a test opens comes from the server; offline.spec.mjs is about the rest.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await ensureBrowser(),
      // Chromium does not start as root with its sandbox; the rest keeps it from calling home.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: given
    ? undefined
    : {
        command: `cargo xtask dist && cargo xtask play --port ${port} --open-nothing`,
        url: `${baseURL}/`,
        timeout: 900_000,
      },
});
