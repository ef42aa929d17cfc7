import * as z from 'zod/mini';
import { createHash } from 'node:crypto';
import { accesses } from '@saer/contract/api/access';
import { roles } from '@saer/contract/api/role';
import { downloadTypes } from '@saer/contract/products/product';
import { endpointGroups, endpoints } from '@saer/contract/endpoints';
import { listFilter } from '@saer/contract/api/list-filter';
import { pageAccess } from '@saer/contract/site/pages';
import { listNames } from '@saer/contract/lists/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { prose } from './prose.ts';
import { newName } from './schemas.ts';
import { productFieldWords } from './sections/calculate-section.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const anySchema = z.record(z.string(), z.unknown());
const content = z.strictObject({ 'application/json': z.strictObject({ schema: anySchema }) });
const fileContent = z.strictObject({
  'multipart/form-data': z.strictObject({ schema: anySchema, encoding: anySchema }),
});
const pictureContent = z.strictObject({ 'image/webp': z.strictObject({ schema: anySchema }) });
const downloadContent = z.record(z.enum(Object.values(downloadTypes)), z.strictObject({ schema: anySchema }));
const listContent = z.record(
  z.enum([
    'text/csv',
    'application/pdf',
    'application/octet-stream',
    'image/png',
    'image/jpeg',
    'image/webp',
    downloadTypes.xlsx,
  ]),
  z.optional(z.strictObject({ schema: anySchema })),
);
const parameter = z.union([
  z.strictObject({ $ref: z.string() }),
  z.strictObject({
    name: z.string(),
    in: z.enum(['query', 'header']),
    required: z.boolean(),
    schema: anySchema,
  }),
]);
const operationSchema = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  parameters: z.array(parameter),
  requestBody: z.optional(
    z.strictObject({ required: z.boolean(), content: z.union([content, fileContent]) }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^\d{3}$/)),
    z.strictObject({
      description: z.string(),
      content: z.union([content, pictureContent, downloadContent, listContent]),
    }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  'x-roles': z.array(z.enum(roles)).check(z.minLength(1)),
});
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.literal('1.2.3'),
    description: z.string(),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })),
  tags: z.array(z.strictObject({ name: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), anySchema),
    parameters: z.record(z.string(), parameter),
    securitySchemes: anySchema,
  }),
});

const openApi = async () => document.parse((await server.get('/v1/docs/openapi.json')).json);

test('the document is OpenAPI 3.1 and contains every endpoint of the contract', async () => {
  const { paths } = await openApi();
  for (const { path, method } of endpoints) {
    expect(paths[path]).toHaveProperty(method.toLowerCase());
  }
});

test('the document contains the access of each endpoint, and requires a token where it is not public', async () => {
  const { paths } = await openApi();
  for (const { path, method, access } of endpoints) {
    const documented = Object.entries(paths[path] ?? {}).find(([each]) => each === method.toLowerCase())?.[1];
    expect(documented?.['x-roles']).toEqual(accesses[access]);
    expect(documented?.security).toEqual(access === 'public' ? [{}] : [{ bearer: [] }]);
    expect(Object.keys(documented?.responses ?? {}).includes('401')).toBe(access !== 'public');
  }
});

test('every reference in the document resolves, and its names are unique', async () => {
  const whole = await openApi();
  const references = JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g);
  const homes: Record<string, Record<string, unknown>> = {
    schemas: whole.components.schemas,
    parameters: whole.components.parameters,
  };
  for (const [, home = '', name = ''] of references) expect(homes[home]).toHaveProperty(name);
  expect(JSON.stringify(whole)).not.toMatch(/"\$ref":"(?!#\/components)/);
  const ids = Object.values(whole.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each?.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('calculating one product and many is one path with two bodies', async () => {
  const { paths } = await openApi();
  expect(paths['/product/calculate']?.post?.requestBody?.content).toHaveProperty([
    'application/json',
    'schema',
    'oneOf',
  ]);
});

const page = async (url: string, headers = {}) => (await server.get(url, headers)).text;

/** The pages that the index of the first one leads to, by their addresses. */
async function allPages(): Promise<ReadonlyMap<string, string>> {
  const first = await page('/v1/docs');
  const addresses = [...first.matchAll(/href="(\/v1\/docs(?:\/[\w-]+)?)"/g)].map(
    ([, address = '']) => address,
  );
  const texts = await Promise.all(
    [...new Set(addresses)].map(async (each) => [each, await page(each)] as const),
  );
  return new Map(texts);
}

const toMain = (text: string): string => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const everything = async (): Promise<string> => [...(await allPages()).values()].map(toMain).join('');

describe('the pages', () => {
  test('are in English, whichever language is asked for', async () => {
    expect(await page('/v1/docs')).toContain('<html lang="en" dir="ltr">');
    expect(await page('/v1/docs?lang=ar', { 'accept-language': 'ar' })).toContain(
      '<html lang="en" dir="ltr">',
    );
  });

  test('describe every endpoint in sentences of its own', async () => {
    const text = await everything();
    for (const { endpoints: ofTopic } of endpointGroups)
      for (const { method, path, description } of ofTopic) {
        expect({ method, path, description }).toEqual({
          method,
          path,
          description: expect.stringMatching(/^[A-Z`].{12,}[.)]$/s),
        });
        expect(text).toContain(prose(description).html);
      }
  });

  test('contains every endpoint, object and error', async () => {
    const text = await everything();
    const { components } = await openApi();
    for (const { path } of endpoints) expect(text).toContain(`/v1${path}`);
    for (const id of Object.keys(components.schemas)) expect(text).toContain(`id="${id}"`);
    expect(text).toContain('missingFactor');
  });

  test('contains the permission matrix: every endpoint and page by role', async () => {
    const text = await everything();
    const rows = [
      ...text.matchAll(/<th scope="row" role="rowheader"><code dir="ltr">([^<]+)<\/code><\/th>(.*?)<\/tr>/gs),
    ].map(
      ([, name = '', cells = '']) =>
        [name, [...cells.matchAll(/>([✓–])</g)].map(([, mark]) => mark === '✓')] as const,
    );
    const marks = new Map(rows.filter(([, cells]) => cells.length === roles.length));
    for (const { method, path, access } of endpoints)
      expect(marks.get(`${method} /v1${path}`)).toEqual(
        roles.map((role) => accesses[access].some((each) => each === role)),
      );
    for (const [path, access] of Object.entries(pageAccess))
      expect(marks.get(path)).toEqual(roles.map((role) => accesses[access].some((each) => each === role)));
  });

  test('has no unnamed objects and no broken links', async () => {
    const text = await everything();
    const types = [...text.matchAll(/data-head="Type"><code dir="ltr">(.*?)<\/code>/g)].map(
      ([, type = '']) => type,
    );
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => /\b(?:object|any)\b/.test(type))).toEqual([]);
    const pages = await allPages();
    const ids = new Map(
      [...pages].map(([address, each]) => [
        address,
        [...each.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
      ]),
    );
    const inMain = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id).filter((id) => id !== 'content');
    expect(new Set(inMain).size).toBe(inMain.length);
    for (const [address, each] of pages)
      for (const [, to = '', id] of each.matchAll(/href="(\/v1\/docs[^"#]*)?#([^"]+)"/g))
        expect(ids.get(to === '' ? address : to)).toContain(id);
  });

  test('describes every field of a product', async () => {
    const text = await everything();
    const { components } = await openApi();
    const fields = z
      .object({ properties: anySchema })
      .parse(components.schemas['CalculateRequest']).properties;
    for (const field of Object.keys(fields)) expect(productFieldWords).toHaveProperty([field]);
    expect(text).toContain('it decides the commission');
  });

  test('describes every key of the filter', async () => {
    const text = await everything();
    for (const key of Object.keys(listFilter.shape))
      expect(text).toContain(`<th scope="row" role="rowheader"><code dir="ltr">${key}</code></th>`);
  });

  test('describes the input of every list, and no endpoint twice', async () => {
    const text = await everything();
    for (const name of listNames) {
      expect(text).toContain(`href="#${newName(name)}"`);
      expect(text).toContain(`id="${newName(name)}"`);
    }
    const endpointsOnPage = [
      ...text.matchAll(
        /<code class="address" dir="ltr"[^>]*><span class="verb \w+">(\w+)<\/span>\s*([^<\s]+)/g,
      ),
    ].map(([, ...parts]) => parts.join(' '));
    expect(endpointsOnPage.length).toBeGreaterThan(100);
    expect(new Set(endpointsOnPage).size).toBe(endpointsOnPage.length);
  });

  test('has no empty placeholders in messages', async () => {
    expect(await everything()).not.toMatch(/“”|«»|\bundefined\b/);
  });

  test('run only the scripts that their policy permits, and fetch nothing but the icon', async () => {
    const { text, headers } = await server.get('/v1/docs/errors');
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(text).not.toMatch(
      /<script [^>]*src|<link(?! rel="icon" href="\/icon.svg")|<img|@import|\son\w+="/,
    );
    expect(toMain(text)).not.toMatch(/\{\w+\}/);
  });

  test('are a page a group; an unknown one is not found', async () => {
    const pages = await allPages();
    expect(pages.size).toBeGreaterThan(15);
    expect((await server.get('/v1/docs/nothing')).status).toBe(404);
  });

  test('have an example of every call, and of every reply that is JSON', async () => {
    const text = await everything();
    const articles = [...text.matchAll(/<article id="(?:get|post|put|delete)-[^"]+">[\s\S]*?<\/article>/g)];
    expect(articles.length).toBeGreaterThan(80);
    for (const [article] of articles) expect(article).toMatch(/<figure class="snippet">[\s\S]*curl/);
    expect(text).not.toMatch(/undefined|\[object/);
  });
});

test('the document and its pages are written once: compressed, and not sent again to whoever has them', async () => {
  for (const url of ['/v1/docs/openapi.json', '/v1/docs', '/v1/docs/calculate']) {
    const first = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip', language: 'ar' } });
    const { etag, vary } = first.headers;
    expect({ url, status: first.statusCode, encoding: first.headers['content-encoding'], vary }).toEqual({
      url,
      status: 200,
      encoding: 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
    const again = await server.get(url, { 'if-none-match': String(etag), language: 'ar' });
    expect(again).toMatchObject({ status: 304, text: '' });
  }
});
