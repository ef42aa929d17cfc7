import { AppError } from './app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { findElements } from './json-shape.ts';

/** Parses a JSON text, or throws. */
type Parse = (text: string) => unknown;

/** Bytes that are parsed at once. */
const shortText = 64 * 1024;

/** Reinserts the elements: in a list of the frame, a list with a number is the placeholder of each. */
function restored(frame: unknown, elements: readonly unknown[]): unknown {
  if (Array.isArray(frame))
    return frame.map((each: unknown) => (Array.isArray(each) ? elements[Number(each[0])] : each));
  if (typeof frame !== 'object' || frame === null) return frame;
  return Object.fromEntries(Object.entries(frame).map(([key, value]) => [key, restored(value, elements)]));
}

/**
 * Parses JSON; rejects a text with more content than any endpoint accepts. A long one is parsed in pieces that let other requests
 * through: the elements of its lists one after the other, and the frame around them.
 */
export async function parseJson(text: Buffer, parse: Parse): Promise<unknown> {
  const extents = findElements(text);
  if (extents === undefined) throw new AppError({ code: 'tooManyValues' });
  if (text.length <= shortText || extents.length === 0) return parse(text.toString('utf8'));
  const yieldToEventLoop = timeSlice();
  const elements: unknown[] = [];
  const frame: string[] = [];
  let end = 0;
  for (const [at, [from, to]] of extents.entries()) {
    elements.push(parse(text.toString('utf8', from, to)));
    frame.push(text.toString('utf8', end, from), `[${at}]`);
    end = to;
    await yieldToEventLoop();
  }
  frame.push(text.toString('utf8', end));
  return restored(parse(frame.join('')), elements);
}
