/**
 * Yields what `read` answers, again and again until it answers undefined, and has the next answer read while the current one is processed.
 * `read` gets the previous answer.
 */
export async function* readAhead<Rows extends object>(
  read: (previous: Rows | undefined) => PromiseLike<Rows> | undefined,
): AsyncGenerator<Rows, void, undefined> {
  // A query of Drizzle begins when it is awaited, and begins again each time.
  let next = Promise.resolve(read(undefined));
  for (let rows = await next; rows !== undefined; rows = await next) {
    next = Promise.resolve(read(rows));
    // If processing fails, nobody awaits this read, which may fail as well.
    next.catch(() => undefined);
    yield rows;
  }
}
