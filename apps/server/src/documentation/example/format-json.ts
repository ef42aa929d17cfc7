/** Parts of a reply that an example omits; the table of its object describes them. */
const leftOut = new Set(['terms', 'target', 'rangeFactor', 'minimum', 'final', 'gaps', 'deadZones']);

const shorter = (key: string, value: unknown): unknown =>
  leftOut.has(key) && typeof value === 'object' ? '…' : value;

/** Lists of numbers read better in one line. */
const gathered = (json: string) =>
  json.replace(/\[[\d\s,]+\]/g, (numbers) =>
    numbers.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );

export const formatJson = (value: unknown): string => gathered(JSON.stringify(value, null, 2));

/** A reply with its longer parts as `…`. */
export const shortenedJson = (reply: unknown): string =>
  gathered(JSON.stringify(reply, shorter, 2)).replaceAll('"…"', '…');
