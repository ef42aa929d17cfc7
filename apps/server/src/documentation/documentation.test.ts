import { accesses } from '@saer/contract/access';
import { downloadTypes } from '@saer/contract/product-download';
import { endpoints } from '@saer/contract/endpoints';
import { listFilter } from '@saer/contract/list-filter';
import { pageAccess } from '@saer/contract/pages';
import { listNames } from '@saer/contract/lists/all';
import { roles } from '@saer/contract/role';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { newName } from './schemas.ts';
import { productFieldWords } from './words/product-field-words.ts';

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
const parameter = z.union([
  z.strictObject({ $ref: z.string() }),
  z.strictObject({
    name: z.string(),
    in: z.enum(['query', 'header']),
    required: z.boolean(),
    schema: anySchema,
  }),
]);
const operation = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(parameter),
  requestBody: z.optional(
    z.strictObject({ required: z.boolean(), content: z.union([content, fileContent]) }),
  ),
  responses: z.record(
    z.string().check(z.regex(/^\d{3}$/)),
    z.strictObject({ description: z.string(), content: z.union([content, pictureContent, downloadContent]) }),
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
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
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
    const operation = Object.entries(paths[path] ?? {}).find(([each]) => each === method.toLowerCase())?.[1];
    expect(operation?.['x-roles']).toEqual(accesses[access]);
    expect(operation?.security).toEqual(access === 'public' ? [{}] : [{ bearer: [] }]);
    expect(Object.keys(operation?.responses ?? {}).includes('401')).toBe(access !== 'public');
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

describe('the page', () => {
  test('is in the requested language', async () => {
    expect(await page('/v1/docs')).toContain('<html lang="en" dir="ltr">');
    expect(await page('/v1/docs', { 'accept-language': 'ar' })).toContain('<html lang="ar" dir="rtl">');
    expect(await page('/v1/docs?lang=ar')).toContain('واجهة سعّر البرمجية');
  });

  test('contains every endpoint, object and error', async () => {
    const text = await page('/v1/docs');
    const { components } = await openApi();
    for (const { path } of endpoints) expect(text).toContain(`/v1${path}`);
    for (const id of Object.keys(components.schemas)) expect(text).toContain(`id="${id}"`);
    expect(text).toContain('missingFactor');
  });

  test('contains the permission matrix: every endpoint and page by role', async () => {
    const text = await page('/v1/docs');
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
    const text = await page('/v1/docs');
    const types = [...text.matchAll(/data-head="Type"><code dir="ltr">(.*?)<\/code>/g)].map(
      ([, type = '']) => type,
    );
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter((type) => /\b(?:object|any)\b/.test(type))).toEqual([]);
    const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  test('describes every field of a product', async () => {
    const text = await page('/v1/docs');
    const { components } = await openApi();
    const fields = z
      .object({ properties: anySchema })
      .parse(components.schemas['CalculateRequest']).properties;
    for (const field of Object.keys(fields)) expect(productFieldWords).toHaveProperty([field]);
    expect(text).toContain('it decides the commission');
  });

  test('describes every key of the filter', async () => {
    const text = await page('/v1/docs');
    for (const key of Object.keys(listFilter.shape))
      expect(text).toContain(`<th scope="row" role="rowheader"><code dir="ltr">${key}</code></th>`);
  });

  test('describes the input of every list, and no endpoint twice', async () => {
    const text = await page('/v1/docs');
    for (const name of listNames) {
      expect(text).toContain(`href="#${newName(name)}"`);
      expect(text).toContain(`id="${newName(name)}"`);
    }
    const endpointsOnPage = [...text.matchAll(/class="method">(\w+)<\/span> ([^<]+)</g)].map(([, ...parts]) =>
      parts.join(' '),
    );
    expect(new Set(endpointsOnPage).size).toBe(endpointsOnPage.length);
  });

  test('has no empty placeholders in messages', async () => {
    for (const language of ['ar', 'en']) {
      const text = await page(`/v1/docs?lang=${language}`);
      expect(text).not.toMatch(/“”|«»|\bundefined\b/);
    }
  });

  test('makes no requests and runs no scripts', async () => {
    const text = await page('/v1/docs');
    expect(text).not.toMatch(/<script|<link(?! rel="icon" href="data:,")|<img|url\(|@import/);
    expect(text).not.toMatch(/\{\w+\}/);
  });
});
