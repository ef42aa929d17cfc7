import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface ListedObject {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Where the bytes of files are. An object is written whole or not at all, never changed, and has a name of ours: 32 hexadecimal digits
 * made by chance, so that nothing a caller sends is ever part of a path.
 */
export interface ObjectStore {
  readonly name: 'disk' | 's3' | 'appwrite';
  readonly put: (name: string, bytes: Buffer) => Promise<void>;
  /** @throws if there is no such object */
  readonly get: (name: string, range: ByteRange) => Promise<Readable>;
  /** Removes an object, if it is there. */
  readonly remove: (name: string) => Promise<void>;
  readonly list: () => AsyncIterable<ListedObject>;
}

/** The store has no room left. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/** The store does not answer, or not as agreed; later it may. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
