/** What the page and a bot's worker tell each other. */

import type { PackedFile } from "../engine/unpacking";

/** To the worker that reads the large files; `keeps`: there is a service worker, which has them unpacked. */
export type FilesOrder = { files: Record<string, PackedFile>; keeps: boolean };

/** The files that Python starts from, as bytes: nothing else can be handed to another origin. */
export type BotFiles = {
  interpreter: ArrayBuffer;
  library: ArrayBuffer;
  engine: ArrayBuffer;
  /** Only for wheels. */
  micropip: ArrayBuffer | null;
  lock: string;
};

/** The first message; `bytes` lists what is to be handed over rather than copied. */
export type BotStart = BotFiles & { bytes: ArrayBuffer[] };

/** A bot as it was taken from the disk. */
export type BotSource = { kind: "file"; text: string; file: string } | { kind: "wheel"; bytes: ArrayBuffer; file: string };

export type BotOrder = { id: number } & (
  | { do: "load"; text: string; file: string }
  | { do: "install"; bytes: ArrayBuffer; file: string }
  | { do: "decide"; view: string; seed: number; seconds: number; fresh: boolean }
);

/** Why something went wrong with a bot: an id with a message `bot-problem-ID`, and its arguments. */
export type BotProblem = { id: string; args: Record<string, string | number> };

export type BotAnswer<T> = { value: T } | { problem: BotProblem };
