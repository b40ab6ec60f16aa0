/** Types of messages: which ids there are, and which arguments each of them takes. */

import { CommonMessages, SharedMessages } from "./messages";

/** A value for a place of a message. */
export type Text = string | number;

/** The ids of messages without arguments. */
export type PlainId<M = SharedMessages> = { [Id in keyof M]: keyof M[Id] extends never ? Id : never }[keyof M];

/** The arguments of a message; an id that is one of several needs those of each. */
export type ArgsOf<M, Id extends keyof M> = keyof Each<M[Id]> extends never ? never : Each<M[Id]>;

/** The intersection of the members of a union. */
type Each<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void ? I : never;

/** Format a message by its id; M has the arguments by id. */
export interface Translate<M = SharedMessages> {
  (id: PlainId<M>): string;
  <Id extends keyof M>(id: Id, args: ArgsOf<M, Id>): string;
}

declare const ofGame: unique symbol;

/** The translator of any game: formats what every game has messages for, and is handed to the game's adapter. */
export type GameTranslate = Translate<SharedMessages & CommonMessages> & Translate & { readonly [ofGame]: true };

/** A message to be formatted later. */
export type Message<M = SharedMessages> =
  | { id: PlainId<M>; args?: undefined }
  | { [Id in Exclude<keyof M, PlainId<M>>]: { id: Id; args: M[Id] } }[Exclude<keyof M, PlainId<M>>];

/** A message whose id or arguments come from data, such as the engine's faults; `game` is "" for a shared one. */
export interface OpenMessage {
  game: string;
  id: string;
  args?: Record<string, Text> | undefined;
}

/** What stands for `*` in the ids `PREFIX*SUFFIX`. */
export type Between<M, Prefix extends string, Suffix extends string = ""> = {
  [Id in keyof M]: Id extends `${Prefix}${infer Part}${Suffix}` ? Part : never;
}[keyof M];
