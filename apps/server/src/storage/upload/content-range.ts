import { partBytes } from '@saer/contract/file';
import { AppError } from '../../http/app-error.ts';

/** Which part of a file is sent. */
export interface Chunk {
  readonly number: number;
  /** Bytes of the chunk. */
  readonly size: number;
  /** Bytes of the whole file. */
  readonly total: number;
}

const refused = () => new AppError({ code: 'invalidValue', field: 'content-range' });

/** Reads `bytes 0-5242879/12000000`: every chunk but the last has a part's length. */
export function readContentRange(header: string): Chunk {
  const [, first = '', last = '', all = ''] = /^bytes (\d{1,12})-(\d{1,12})\/(\d{1,12})$/.exec(header) ?? [];
  if (first === '') throw refused();
  const [start, end, total] = [Number(first), Number(last), Number(all)];
  const size = end - start + 1;
  if (start % partBytes !== 0 || start >= total || size !== Math.min(partBytes, total - start))
    throw refused();
  return { number: start / partBytes, size, total };
}
