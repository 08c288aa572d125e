import type { Readable } from 'node:stream';

/** A content, known by its SHA-256 in hexadecimal. */
export interface StoredContent {
  sha256: string;
  bytes: number;
}

/** A file on the disk of this computer, whose content is about to be stored. */
export interface StagedFile extends StoredContent {
  path: string;
}

/** The first and the last byte of a part of a file. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Stores contents by their SHA-256, so that each is stored once and never changes. All methods throw
 * SERVICE_UNAVAILABLE with a sentence where the store does not answer in time.
 */
export interface FileStore {
  /** Where it is, in words that hold no secret. */
  readonly place: string;
  /** The folder of this computer, open to no other user, for files that are about to be stored. */
  readonly stagingDir: string;
  /** Stores a staged file, unless its content is stored already; the file itself may be gone then. */
  put(file: StagedFile): Promise<void>;
  /** Reads a content or a part of it; undefined if it is not there. */
  open(sha256: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Returns the number of bytes of a content; undefined if it is not there. */
  size(sha256: string): Promise<number | undefined>;
  /** Removes a content; one that is not there is no error. */
  remove(sha256: string): Promise<void>;
  list(): AsyncIterable<StoredContent>;
  /** Returns how full its disk is, in percent; null where it has none of its own. */
  diskUse(): Promise<number | null>;
}

/** The place of a content within a store: a folder for every 256th, so that none grows long. */
export const pathOfContent = (sha256: string) => `${sha256.slice(0, 2)}/${sha256.slice(2)}`;

/** Returns the hash that a path within a store names; undefined for any other file. */
export function contentAt(path: string): string | undefined {
  const [, shard, rest] = /(?:^|\/)([0-9a-f]{2})\/([0-9a-f]{62})$/.exec(path) ?? [];
  return shard && rest && `${shard}${rest}`;
}
