/** An entry's packed bytes, with its declared size and checksum. */
export interface Packed {
  readonly data: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly crc: number;
}
