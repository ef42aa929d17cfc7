/** A place in a file, counted from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in one of a source map's sources. */
export interface SourcePosition extends Position {
  readonly source: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitOf = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value]));
const semicolon = ';'.charCodeAt(0);
const comma = ','.charCodeAt(0);

/** The numbers of a segment: each in digits of five bits, the lowest first, its sign in the lowest bit. */
function readSegment(mappings: string, start: number, into: number[]): number {
  let at = start;
  into.length = 0;
  let value = 0;
  let shift = 0;
  for (; at < mappings.length; at += 1) {
    const code = mappings.charCodeAt(at);
    if (code === comma || code === semicolon) break;
    const digit = digitOf.get(code) ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) === 0) {
      into.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return at;
}

/**
 * Translates positions of a generated file to its sources, by the `mappings` of its source map. They are read once, up to the last
 * requested position, and not retained: a map as objects would take more memory than the server.
 */
export function sourcePositions(
  mappings: string,
  positions: readonly Position[],
): (SourcePosition | undefined)[] {
  const found = positions.map((): SourcePosition | undefined => undefined);
  const lastLine = Math.max(-1, ...positions.map(({ line }) => line));
  const segment: number[] = [];
  let [source, sourceLine, sourceColumn] = [0, 0, 0];
  for (let [at, line, column] = [0, 0, 0]; at < mappings.length && line <= lastLine; at += 1) {
    if (mappings.charCodeAt(at) === semicolon) {
      line += 1;
      column = 0;
      continue;
    }
    if (mappings.charCodeAt(at) === comma) continue;
    at = readSegment(mappings, at, segment) - 1;
    column += segment[0] ?? 0;
    source += segment[1] ?? 0;
    sourceLine += segment[2] ?? 0;
    sourceColumn += segment[3] ?? 0;
    for (const [index, position] of positions.entries())
      if (position.line === line && position.column >= column)
        found[index] = { source, line: sourceLine, column: sourceColumn };
  }
  return found;
}
