import * as fc from 'fast-check';

/** Sent as a secret: no line of the log may contain it. */
export const marker = 'Zq7-Leak-Marker';

const nested = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202E\u2066',
    '١٢٫٥',
    '%00',
    '../../etc/passwd',
    "'; drop table store; --",
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    '=cmd|calc!A1',
    'a\r\nBcc: other@example.com',
    '__proto__',
    'constructor',
    '0000-00-00',
    '0000-01-01',
    '2020-02-30',
    '2026-01-01T00:00:00+23:59',
    '-271821-04-20',
    '275760-09-13',
    'NaN',
    '9'.repeat(400),
    'a'.repeat(20_000),
    '🧨'.repeat(3_000),
    '٠'.repeat(100),
    marker,
  ),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
);

/** JSON values that no field expects. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: texts },
  {
    weight: 6,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      0.1,
      1e308,
      5e-324,
      Number.MAX_SAFE_INTEGER,
      2 ** 53,
      2 ** 31,
      2 ** 63,
      -(2 ** 63),
      [],
      {},
      [[]],
      [null],
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
      JSON.parse('{"toString":1,"valueOf":1,"toJSON":1,"hasOwnProperty":1,"length":1e9,"then":1}'),
      nested(400, '[', ']'),
      nested(400, '{"a":', '}'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      Array.from({ length: 2_000 }, (_, at) => at),
      Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at])),
      'x'.repeat(200_000),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one part replaced, removed, or added under an unknown name. */
export function withChange(value: unknown, path: readonly number[], change: unknown): unknown {
  const [step = 0, ...rest] = path;
  if (Array.isArray(value) && value.length > 0) {
    const at = step % value.length;
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === at ? withChange(item, rest, change) : item));
  }
  if (!isObject(value)) return change;
  const names = Object.keys(value);
  const at = step % (names.length + 2);
  const name = names[at];
  if (name !== undefined) return { ...value, [name]: withChange(value[name], rest, change) };
  if (at === names.length) return { ...value, [typeof change === 'string' ? change : 'role']: change };
  return Object.fromEntries(Object.entries(value).slice(1));
}
