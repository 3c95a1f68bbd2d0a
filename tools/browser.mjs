// Finds a browser of the Chromium family, or gets one. Prints its path as the only line of stdout.
//
//   node tools/browser.mjs          find or install
//   node tools/browser.mjs --find   find only
//
// In this order: $CHROME_PATH; the known places and $PATH; Playwright's own download; then installing:
// Debian's package where that is possible, else Playwright's download.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WINDOWS = process.platform === 'win32';
const say = (/** @type {string} */ words) => process.stderr.write(`browser: ${words}\n`);

/** The path of a browser, installed if need be. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  for (const { name, commands } of waysToInstall()) {
    say(`none found; trying ${name}`);
    const installed = commands.map(run).at(-1) && (await findBrowser());
    if (installed) return installed;
  }
  throw new Error(
    'There is no Chrome, Chromium or Edge, and none could be installed. Install one, or set CHROME_PATH to its program.',
  );
}

/** The path of a browser that is there already, if any. */
export async function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (works(wanted)) return wanted;
    throw new Error(`CHROME_PATH=${wanted} is not a browser that runs`);
  }
  return knownPlaces().find(works) ?? (await playwrightsOwn());
}

/**
 * Ubuntu's chromium-browser is only a script that asks for a snap, so a file is not enough: a browser tells its version.
 * @param {string} path
 */
function works(path) {
  try {
    if (!statSync(path).isFile()) return false;
    if (WINDOWS) return true; // chrome.exe --version prints nothing
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /(Chrom|Edge|Brave)/i.test(answer.stdout);
}

function knownPlaces() {
  const { env, platform } = process;
  if (platform === 'win32') {
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return roots.flatMap((root) => (root ? programs.map((program) => join(root, program)) : []));
  }
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ];
  const folders = new Set([...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin']);
  const places = names.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  if (platform !== 'darwin') return places;
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'];
  const roots = ['/Applications', join(env.HOME ?? '', 'Applications')];
  return [...roots.flatMap((root) => apps.map((app) => join(root, `${app}.app/Contents/MacOS/${app}`))), ...places];
}

async function playwrightsOwn() {
  const playwright = await import('@playwright/test').catch(() => undefined); // before npm ci there is none
  const path = playwright?.chromium.executablePath();
  return path && works(path) ? path : undefined;
}

function waysToInstall() {
  const root = process.getuid?.() === 0;
  const ways = [];
  if (isDebian()) {
    const apt = [...(root ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
    ways.push({
      name: 'Debian’s package',
      commands: [
        [...apt, 'update'],
        [...apt, ...install],
      ],
    });
  }
  const withLibraries = root && process.platform === 'linux' ? ['--with-deps'] : [];
  ways.push({
    name: 'Playwright’s own build',
    commands: [['npx', '--no-install', 'playwright', 'install', ...withLibraries, 'chromium']],
  });
  return ways;
}

/** Not Ubuntu: its package of that name installs nothing but a pointer to a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string[]} command */
function run([program = '', ...args]) {
  say(`$ ${[program, ...args].join(' ')}`);
  const done = spawnSync(program, args, { stdio: ['ignore', 2, 2], shell: WINDOWS, timeout: 15 * 60_000 });
  if (done.status !== 0) say(`failed: ${done.error?.message ?? `exit ${done.status}`}`);
  return done.status === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const path = process.argv[2] === '--find' ? await findBrowser() : await ensureBrowser();
    if (!path) throw new Error('none found');
    console.log(path);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
