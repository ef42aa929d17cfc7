const rowsPerChunk = 500;

/** A list in chunks, each small against a time slice. */
export function* chunksOf<T>(list: readonly T[], size: number = rowsPerChunk): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}
