import { type LegalBlock, legalVersionWithTexts, previewLegal } from '@saer/contract/legal/legal-document';
import { legalDocuments } from '@saer/contract/legal/legal-states';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person } from '../testing/accounts.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { legalDocument } from './tables.ts';
import { dayFromNow, legalClient } from './testing/legal-client.ts';

let server: TestApp;
let client: Awaited<ReturnType<typeof legalClient>>;
beforeAll(async () => {
  server = await testApp();
  client = await legalClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const toSections = (blocks: readonly LegalBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.anchor] : []));
const toStatuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);

describe('a new database', () => {
  it('has the first version of both documents as a draft in both languages, which readers get', async () => {
    for (const document of legalDocuments) {
      const [only, ...others] = await client.versions(document);
      expect(others).toEqual([]);
      expect(only).toMatchObject({ number: 1, state: 'DRAFT', isCurrent: true, confirmed: { by: null } });
    }
    expect((await server.get('/v1/legal-document/current')).json).toEqual(
      legalDocuments.map((document) => ({ document, number: 1, isDraft: true, effectiveFrom: null })),
    );
  });

  it('has drafts with the same sections in both languages, which cannot be confirmed with blanks', async () => {
    for (const document of legalDocuments) {
      const { id, version } = await client.readDraft(document);
      const read = await server.get(`/v1/legal-document/version?id=${id}`, client.boss.headers);
      const { textAr, textEn } = legalVersionWithTexts.parse(read.json);
      const body = { textAr, textEn };
      const { json } = await server.post('/v1/legal-document/preview', body, client.boss.headers);
      const { ar, en } = previewLegal.reply.parse(json);
      expect(toSections(ar)).toEqual(toSections(en));
      expect(JSON.stringify(json)).not.toContain('{{');
      expect((await client.confirm(id, version)).json).toMatchObject({ code: 'blankLeft', field: 'textAr' });
    }
  });
});

test('a version is drafted, confirmed, and superseded by the next; each step is audited', async () => {
  const first = await client.publish('TERMS');
  expect(first).toMatchObject({
    number: 1,
    state: 'CONFIRMED',
    isCurrent: true,
    effectiveFrom: dayFromNow(0),
    confirmed: { by: { id: client.boss.id }, at: expect.any(String) },
  });
  const second = await client.publish('TERMS', { textEn: '## Who we are\n\nAnother.' });
  expect(await client.versions('TERMS')).toMatchObject([
    { number: 2, state: 'CONFIRMED', isCurrent: true },
    { number: 1, state: 'SUPERSEDED', isCurrent: false },
  ]);
  const entries = await server.db
    .select({ action: history.action, actorId: history.actorId })
    .from(history)
    .where(and(eq(history.entity, 'legalDocument'), eq(history.entityId, second.id)))
    .orderBy(history.id);
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'confirm']);
  expect(entries.every(({ actorId }) => actorId === client.boss.id)).toBe(true);
});

test('a confirmed version can be neither changed nor deleted nor confirmed again', async () => {
  const { id, version } = await client.publish('PRIVACY');
  const before = await server.db.select().from(legalDocument).where(eq(legalDocument.id, id));
  for (const reply of [
    await client.write(id, version),
    await client.confirm(id, version),
    await server.delete(`/v1/legal-document?id=${id}`, client.boss.headers),
    await server.post('/v1/legal-document/withdraw', { id, version }, client.boss.headers),
  ])
    expect([reply.status, reply.json]).toMatchObject([409, { code: 'versionStateChanged' }]);
  expect(await server.db.select().from(legalDocument).where(eq(legalDocument.id, id))).toEqual(before);
});

test('a version of a coming day waits; until then it can be withdrawn', async () => {
  const now = await client.publish('PRIVACY');
  const coming = await client.publish('PRIVACY', {}, dayFromNow(9));
  expect(await client.versions('PRIVACY')).toMatchObject([
    { id: coming.id, state: 'CONFIRMED', isCurrent: false },
    { id: now.id, state: 'CONFIRMED', isCurrent: true },
    { state: 'SUPERSEDED' },
  ]);
  const draft = await client.readDraft('PRIVACY');
  expect((await client.write(draft.id, draft.version)).status).toBe(200);
  expect((await client.confirm(draft.id, draft.version + 1, dayFromNow(8))).json).toMatchObject({
    code: 'dayTooEarly',
    field: 'effectiveFrom',
  });
  const withdrawal = (id: number, version: number) =>
    server.post('/v1/legal-document/withdraw', { id, version }, client.boss.headers);
  // A later draft copied it: two drafts of a document never exist.
  expect((await withdrawal(coming.id, coming.version)).status).toBe(409);
  expect((await server.delete(`/v1/legal-document?id=${draft.id}`, client.boss.headers)).status).toBe(200);
  expect((await withdrawal(coming.id, coming.version)).json).toMatchObject({
    state: 'DRAFT',
    effectiveFrom: null,
    confirmed: { by: null, at: null },
  });
});

test('a day that is over cannot be the first of a version', async () => {
  const { id, version } = await client.readDraft('TERMS');
  await client.write(id, version);
  expect((await client.confirm(id, version + 1, dayFromNow(-1))).json).toMatchObject({ code: 'dayTooEarly' });
});

test('a version that asks for acceptance says what changed, and both texts have the same sections', async () => {
  const { id } = await client.readDraft('TERMS');
  const write = async (texts: object) => {
    const [draft] = await client.versions('TERMS');
    const reply = await client.write(id, draft?.version ?? 0, texts);
    return client.confirm(id, legalVersionWithTexts.parse(reply.json).version);
  };
  expect((await write({ changesAr: null })).json).toMatchObject({
    code: 'changesMissing',
    field: 'changesAr',
  });
  expect((await write({ textAr: '## أ\n\n## ب' })).json).toMatchObject({
    code: 'sectionsDiffer',
    details: { ar: 2, en: 1 },
  });
  expect((await write({ textEn: '## A\n\nWrite to [[address]].' })).json).toMatchObject({
    code: 'blankLeft',
    field: 'textEn',
  });
  expect((await write({ textEn: '## A\n\n{{unknown}}' })).json).toMatchObject({ code: 'blankLeft' });
  expect((await write({ changesAr: null, changesEn: null, asksAcceptance: false })).status).toBe(200);
});

test('of two admins who confirm at once, or change what the other read, one is told', async () => {
  const { id, version } = await client.readDraft('TERMS');
  const other = await person(server, { role: 'ADMIN' });
  const both = await Promise.all([client.write(id, version), client.write(id, version, {}, other)]);
  expect(toStatuses(both)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'rowChanged' });
  const second = await person(server, { role: 'SUPER_ADMIN' });
  const confirmed = await Promise.all([
    client.confirm(id, version + 1),
    client.confirm(id, version + 1, dayFromNow(0), second),
  ]);
  expect(toStatuses(confirmed)).toEqual([200, 409]);
  expect(confirmed.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'versionStateChanged' });
  const drafts = await Promise.all(
    [1, 2, 3].map(() => server.post('/v1/legal-document', { document: 'TERMS' }, client.boss.headers)),
  );
  expect(toStatuses(drafts)).toEqual([200, 409, 409]);
});

test('admins write drafts; only a super admin confirms and withdraws', async () => {
  const admin = await person(server, { role: 'ADMIN' });
  const { id, version } = await client.readDraft('TERMS');
  expect((await client.write(id, version, {}, admin)).status).toBe(200);
  expect((await client.confirm(id, version + 1, dayFromNow(0), admin)).json).toMatchObject({
    code: 'notAllowed',
  });
  const coming = await client.publish('TERMS', {}, dayFromNow(3));
  const body = { id: coming.id, version: coming.version };
  expect((await server.post('/v1/legal-document/withdraw', body, admin.headers)).json).toMatchObject({
    code: 'notAllowed',
  });
});

test('confirming saves the names that the settings have on that day', async () => {
  await using named = await testApp({
    environment: {
      SMS_PROVIDER: 'taqnyat',
      SMS_SECRET: 'x',
      INVOICE_SELLER_NAME_EN: 'Example Trading Co.',
      INVOICE_SELLER_NAME_AR: 'شركة المثال',
      INVOICE_SELLER_VAT_NUMBER: '300000000000003',
      INVOICE_SELLER_BUILDING: '1234',
      INVOICE_SELLER_STREET: 'x',
      INVOICE_SELLER_DISTRICT: 'x',
      INVOICE_SELLER_CITY: 'Riyadh',
      INVOICE_SELLER_POSTAL_CODE: '12345',
    },
  });
  const text = '## A\n\n{{company}}\n\n{{processors}}';
  const { textAr, textEn } = await (
    await legalClient(named)
  ).publish('PRIVACY', { textAr: text, textEn: text });
  for (const written of [textAr, textEn]) {
    expect(written).toContain('| Taqnyat');
    expect(written).not.toMatch(/\{\{|Nafath|نفاذ|Amazon/);
  }
  expect(textAr).toContain('شركة المثال');
  expect(textEn).toContain('Example Trading Co.');
});
