/** What the page and the unpacking worker tell each other. */

/**
 * The files that Python starts from, ready for any number of engine workers. Pyodide's script is there only if it was unpacked
 * just now; otherwise a worker imports it from its address.
 */
export type RuntimeFiles = {
  interpreter: WebAssembly.Module;
  script: Blob | null;
  library: ArrayBuffer;
  engine: ArrayBuffer;
};

export type Part = keyof RuntimeFiles;

/** Where a packed file is kept unpacked, and the hash of its contents. */
export type PackedFile = { url: string; integrity: string };

/** To the worker: unpack these files; or store them in the cache of this name. */
export type UnpackOrder = { unpack: Record<Part, PackedFile> } | { store: string };

/** From the worker. */
export type UnpackReport =
  | { part: Part; share: number }
  | { script: Blob }
  | { files: RuntimeFiles }
  | { fault: string; network: boolean }
  | { stored: boolean };
