import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type ExampleName, sentExamples } from '../sections/calculate-section.ts';
import { filterExample } from '../sections/filter-section.ts';
import { abbreviateJson } from './endpoint-example.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const plain = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A snippet as displayed on the page. */
function snippet(page: string, id: string): string {
  const found = new RegExp(`<pre[^>]*id="${id}"[^>]*><code>(.*?)</code>`, 's').exec(page)?.[1];
  if (found === undefined) throw new Error(`The page shows no ${id}`);
  return plain(found.replace(/<[^>]+>/g, ''));
}

const names: readonly ExampleName[] = ['one', 'many', 'refused'];

const page = async () => (await server.get('/v1/docs/calculate')).text;

const filterPage = async () => (await server.get('/v1/docs/filter')).text;

describe('the examples', () => {
  test.each(names)('the server’s reply to the example “%s” is the one on the page', async (name) => {
    const text = await page();
    const sent: unknown = JSON.parse(
      /-d '([^']+)'/.exec(snippet(text, `example-${name}-request`))?.[1] ?? '',
    );
    const { status, json } = await server.post('/v1/product/calculate', sent, { language: 'en' });
    expect(snippet(text, `example-${name}-reply`)).toBe(abbreviateJson(json));
    expect(text).toContain(` · ${status}</span>`);
  });

  test('the filter on the page finds the described rows', async () => {
    const sent = /filter='([^']+)'/.exec(snippet(await filterPage(), 'example-filter'))?.[1] ?? '';
    expect(JSON.parse(sent)).toEqual(filterExample);
    const { status, json } = await server.get(`/v1/store/page?filter=${encodeURIComponent(btoa(sent))}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      page: 1,
      limit: 5,
      data: [{ active: true, nameEn: expect.stringMatching(/noon/i) }, {}],
    });
  });
});

const replyTo = async (name: ExampleName) => {
  const { status, json } = await server.post('/v1/product/calculate', sentExamples[name], { language: 'en' });
  return { status, reply: json };
};

/** `vitest --update` records them again. */
test('the replies on the page were recorded from the server', async () => {
  const recorded = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await replyTo(name)] as const)),
  );
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot('recorded-replies.json');
});
