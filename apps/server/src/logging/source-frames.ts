import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** A place in a file, counted from 0. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** A place in one of a source map's sources. */
interface SourcePosition extends Position {
  readonly source: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value]));
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
    const digit = digitValues.get(code) ?? 0;
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

/** A place of a bundled file in a frame of a stack. */
const bundledPosition = /(file:\/\/\S+?\.m?js):(\d+):(\d+)/;

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });

/** Places that were looked up, in words: an error that comes again costs no second reading. */
const known = new Map<string, string>();
const maxKnown = 2_000;

function findPlaces(url: string, positions: readonly Position[]): readonly (string | undefined)[] {
  const file = `${fileURLToPath(url)}.map`;
  if (!existsSync(file)) return [];
  const { sources, mappings } = sourceMap.parse(JSON.parse(readFileSync(file, 'utf8')));
  return sourcePositions(mappings, positions).map((found) => {
    const source = found === undefined ? undefined : sources[found.source];
    if (found === undefined || source === undefined) return undefined;
    const path = fileURLToPath(new URL(source, pathToFileURL(file)));
    return `${path}:${found.line + 1}:${found.column + 1}`;
  });
}

/** Looks up all places of one file together. */
function lookUp(url: string, texts: readonly string[]): void {
  const positions = texts.map((text) => {
    const [, , line, column] = bundledPosition.exec(text) ?? [];
    return { line: Number(line) - 1, column: Number(column) - 1 };
  });
  if (known.size > maxKnown) known.clear();
  let found: readonly (string | undefined)[] = [];
  try {
    found = findPlaces(url, positions);
  } catch {
    // An invalid map must not hide the error: the frame stays as it is.
  }
  for (const [at, text] of texts.entries()) known.set(text, found[at] ?? text);
}

/** The frames of a stack, with the places of the sources in place of those of the bundle. Maps are read only now: most servers never need one. */
export function sourceFrames(frames: readonly string[]): readonly string[] {
  const unknown = frames.flatMap((frame) => {
    const [text, url] = bundledPosition.exec(frame) ?? [];
    return text === undefined || url === undefined || known.has(text) ? [] : [{ text, url }];
  });
  for (const [url, found] of Map.groupBy(unknown, ({ url: of }) => of))
    lookUp(
      url,
      found.map(({ text }) => text),
    );
  return frames.map((frame) => frame.replace(bundledPosition, (text) => known.get(text) ?? text));
}
