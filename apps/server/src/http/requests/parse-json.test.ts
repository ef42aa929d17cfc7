import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const padding = ' '.repeat(70_000);
const plain = (text: string): unknown => JSON.parse(text);
const outcome = async (parse: () => unknown): Promise<unknown> => {
  try {
    return { value: await parse() };
  } catch {
    return 'refused';
  }
};

test('a text parsed in pieces gives the same result as in one, and invalid text stays invalid', async () => {
  const json = fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value));
  const signs = fc.constantFrom('', '{', '}', '[', ']', ',', ':', '"', '\\', '[0]', '{"a":[{}]}', 'é', '0');
  const rows = fc
    .array(json)
    .map((each) => `{"a":[${each.join()}],"b":{"c":[${each.join()}]},"a":[${each.join()}]}`);
  const texts = fc.tuple(fc.oneof(json, rows), fc.nat(), fc.nat(3), signs);
  await fc.assert(
    fc.asyncProperty(texts, async ([text, index, cut, sign]) => {
      const at = index % (text.length + 1);
      for (const each of [text, text.slice(0, at) + sign + text.slice(at + cut)]) {
        const bytes = Buffer.from(each + padding);
        expect(await outcome(() => parseJson(bytes, plain))).toEqual(
          await outcome(() => plain(bytes.toString())),
        );
      }
    }),
    { numRuns: 2_000 },
  );
});
