/**
 * Where the bytes of objects lie. A file is named by the random version of its object and never
 * changes: a new version is a new file, so a reader never sees half of one and half of another.
 */
export type FileStore = {
  /** A folder for files under way; what is in it may be lost at any time. */
  incoming: string;
  /** Takes the finished file at `path`, which is gone afterwards. Durable when it resolves. */
  put(version: string, path: string): Promise<void>;
  /** Bytes `start` to `end`, both included, or all of them. Fails with `MissingFileError`. */
  open(version: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>>;
  copy(from: string, to: string): Promise<void>;
  /** Files that are already gone are no error. */
  remove(versions: string[]): Promise<void>;
  list(): AsyncIterable<{ version: string; modifiedAt: Date }>;
};

export class MissingFileError extends Error {
  override name = "MissingFileError";
}

const versionFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whatever a row may say, only a version that we made becomes part of a path. */
export function isVersion(text: string) {
  return versionFormat.test(text);
}

export function checkVersion(text: string) {
  if (!isVersion(text)) throw new MissingFileError("Not a version");
  return text;
}
