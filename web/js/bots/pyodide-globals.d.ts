/** What Pyodide's two scripts, which the page puts before the bot's worker, leave there; of that, what the worker uses. */

interface BotPython {
  pyimport(name: string): any;
  unpackArchive(archive: ArrayBuffer, format: string): void;
  setStdout(options: { write(bytes: Uint8Array): number }): void;
  setStderr(options: { write(bytes: Uint8Array): number }): void;
  setStdin(options: { error: true }): void;
  FS: { writeFile(path: string, data: Uint8Array): void };
}

declare const loadPyodide: (options: {
  indexURL: string;
  packageBaseUrl: string;
  stdLibURL: string;
  lockFileContents: unknown;
  createPyodideModule: unknown;
  env: Record<string, string>;
  fsInit(files: BotPython["FS"]): Promise<void>;
}) => Promise<BotPython>;

declare const _createPyodideModule: unknown;
