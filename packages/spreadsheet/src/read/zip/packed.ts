/** What an archive keeps of an entry, and what it is to come to. */
export interface Packed {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly crc: number;
}
