/** Parts of a reply that an example omits; the table of its object describes them. */
const omitted = new Set(['terms', 'target', 'rangeFactor', 'minimum', 'final', 'gaps', 'deadZones']);

const abbreviate = (key: string, value: unknown): unknown =>
  omitted.has(key) && typeof value === 'object' ? '…' : value;

/** Puts lists of numbers on one line. */
const inlineNumberLists = (json: string) =>
  json.replace(/\[[\d\s,]+\]/g, (numbers) =>
    numbers.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );

export const formatJson = (value: unknown): string => inlineNumberLists(JSON.stringify(value, null, 2));

/** Formats a reply with its long parts replaced by `…`. */
export const abbreviateJson = (reply: unknown): string =>
  inlineNumberLists(JSON.stringify(reply, abbreviate, 2)).replaceAll('"…"', '…');
