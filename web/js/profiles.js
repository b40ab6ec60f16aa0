/** Profiles: who plays on this device, by name and banner. */

import { cleanName, resemblesBotName } from "./words/names.js";

/** @import { SeatPlan } from "./engine/shapes" */

/** `banner` is the seat whose arms they are: there the person sits down, if the table has it. @typedef {{ id: string, name: string, banner: number }} Profile */

/** @typedef {{ profiles: Profile[], profile: string }} Profiles */

export const BANNERS = 7;
const MOST = 20;

/**
 * Validate stored profiles, dropping what is none.
 * @param {unknown} value
 * @returns {Profile[]}
 */
export function validProfiles(value) {
  if (!Array.isArray(value)) return [];
  const found = value.slice(0, MOST).flatMap((/** @type {unknown} */ one) => {
    if (typeof one !== "object" || one === null) return [];
    const { id, name, banner } = /** @type {Record<string, unknown>} */ (one);
    if (typeof id !== "string" || !/^\w{1,40}$/.test(id)) return [];
    const known = typeof banner === "number" && Number.isInteger(banner) && banner >= 0 && banner < BANNERS;
    return [{ id, name: validName(name), banner: known ? banner : 0 }];
  });
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}

/** A person's name as typed, "" for none. @param {unknown} name */
export function validName(name) {
  const clean = cleanName(name);
  return resemblesBotName(clean) ? "" : clean;
}

/** Who plays now; null for nobody in particular. @param {Profiles} settings @returns {Profile | null} */
export const currentProfile = ({ profiles, profile }) => profiles.find(({ id }) => id === profile) ?? null;

/**
 * The settings with a change to the current profile, which is created by its first change.
 * @param {Profiles} settings
 * @param {Partial<Profile>} change
 * @param {() => string} newId
 * @returns {Profiles}
 */
export function changedProfile({ profiles, profile }, change, newId) {
  if (profiles.some(({ id }) => id === profile))
    return { profile, profiles: profiles.map((one) => (one.id === profile ? { ...one, ...change } : one)) };
  const fresh = { name: "", banner: 0, ...change, id: newId() };
  return { profile: fresh.id, profiles: [...profiles, fresh].slice(-MOST) };
}

/** The seat of a person without a name that the current profile is taken for, -1 for none. @param {readonly SeatPlan[]} seats */
export function unnamedSeat(seats) {
  const first = seats.findIndex(({ kind }) => kind === "human");
  return first >= 0 && cleanName(seats[first]?.name) === "" ? first : -1;
}

/**
 * The seats with the current profile's name at the first person's, if that has none.
 * @param {SeatPlan[]} seats
 * @param {Profile | null} profile
 * @returns {SeatPlan[]}
 */
export function withProfile(seats, profile) {
  const here = profile ? unnamedSeat(seats) : -1;
  return profile ? seats.map((plan, seat) => (seat === here ? { ...plan, name: profile.name } : plan)) : seats;
}

/**
 * The arms shown for each seat where a game is over: the seat's own, but the banner of whoever played alone, as long as no
 * other seat has it.
 * @param {readonly SeatPlan[]} seats
 * @param {Profile | null} profile that played
 */
export function armsOf(seats, profile) {
  const people = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const own = people.length === 1 && profile && profile.banner >= seats.length ? people[0] : -1;
  return seats.map((_, seat) => (profile && seat === own ? profile.banner : seat));
}
