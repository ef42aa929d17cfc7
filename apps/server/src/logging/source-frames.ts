import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { type Position, sourcePositions } from './source-position.ts';

/** A place of a bundled file in a frame of a stack. */
const bundledPosition = /(file:\/\/\S+?\.m?js):(\d+):(\d+)/;

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });

/** Places that were looked up, in words: an error that comes again costs no second reading. */
const known = new Map<string, string>();
const maxKnown = 2_000;

function placesOf(url: string, positions: readonly Position[]): readonly (string | undefined)[] {
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
    found = placesOf(url, positions);
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
