// Who has chosen which factions. One slot of one seat is the next to be filled; pressing a faction fills it and
// goes on to the next empty one, pressing a faction that is taken gives it back.

import { seated } from '../setup/seating.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {{ seat: number, slot: number }} Slot */

const SLOTS = [0, 1];

export class Choosing {
  /** The slot that is filled next; null when all are full. @type {Slot | null} */
  next = null;
  #plan;

  /** @param {Plan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.settle();
  }
  /**
   * The seats that have a faction.
   * @param {string} faction
   */
  owners(faction) {
    return seated(this.#plan).flatMap(({ at, factions }) => (factions.includes(faction) ? [at] : []));
  }
  /** @param {Slot} slot */
  turnTo(slot) {
    this.next = slot;
  }
  /**
   * Takes a faction for the next slot, or gives it back.
   * @param {string} faction
   * @returns {{ seat: number, taken: boolean } | null} null if there is no room for it
   */
  press(faction) {
    const owners = this.owners(faction);
    const mine = this.next ? owners.find((seat) => seat === this.next?.seat) : undefined;
    const copies = this.#plan.rules.includes('duplicates') ? 2 : 1;
    const giver = mine ?? (owners.length < copies ? undefined : owners.at(-1));
    if (giver !== undefined) {
      this.#put({ seat: giver, slot: this.#plan.seats[giver]?.factions.indexOf(faction) ?? 0 }, '');
      return { seat: giver, taken: false };
    }
    if (!this.next) return null;
    const { seat } = this.next;
    this.#put(this.next, faction);
    this.next = this.#empty(seat);
    return { seat, taken: true };
  }
  /**
   * Empties a slot and makes it the next.
   * @param {Slot} slot
   */
  clear(slot) {
    this.#put(slot, '');
  }
  /** Makes the choices fit the plan after it has changed: who left, gives back; copies that are too many go. */
  settle() {
    const copies = this.#plan.rules.includes('duplicates') ? 2 : 1;
    /** @type {string[]} */
    const taken = [];
    for (const { kind, factions } of this.#plan.seats) {
      for (const slot of SLOTS) {
        const name = factions[slot] ?? '';
        if (kind === 'none' || taken.filter((other) => other === name).length >= copies) factions[slot] = '';
        else if (name) taken.push(name);
      }
    }
    const { next } = this;
    if (!next || this.#plan.seats[next.seat]?.kind === 'none') this.next = this.#empty(0);
  }
  /**
   * @param {Slot} slot
   * @param {string} faction
   */
  #put(slot, faction) {
    const seat = this.#plan.seats[slot.seat];
    if (seat) seat.factions[slot.slot] = faction;
    this.next = slot;
  }
  /**
   * The next empty slot, from a seat on, around the table.
   * @param {number} from
   * @returns {Slot | null}
   */
  #empty(from) {
    const seats = seated(this.#plan);
    const order = [...seats.filter(({ at }) => at >= from), ...seats.filter(({ at }) => at < from)];
    const slots = order.flatMap(({ at, factions }) => SLOTS.map((slot) => ({ seat: at, slot, full: factions[slot] })));
    const empty = slots.find(({ full }) => !full);
    return empty ? { seat: empty.seat, slot: empty.slot } : null;
  }
}
