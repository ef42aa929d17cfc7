import { feeBookReply } from '@saer/contract/fees/fee-book';
import { feeVersion, type FeeVersion, workbookReply } from '@saer/contract/publishing/fee-version';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { contentOfVersion } from './testing/content-of-version.ts';
import { daysFromToday, readDraft, readPublishedVersion } from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const reread = async ({ id }: Pick<FeeVersion, 'id'>) =>
  feeVersion.parse((await server.get(`/v1/fee-table/version?id=${id}`, admin.headers)).json);
const confirm = async ({ id, version }: FeeVersion, source: string) =>
  feeVersion.parse((await server.post('/v1/fee-table/confirm', { id, version, source }, admin.headers)).json);
const unsourced = {
  status: 'proposed',
  confirmed: false,
  source: null,
  confirmedAt: null,
  confirmedBy: null,
};

/** A draft with every figure confirmed. */
const confirmedDraft = async () =>
  confirm(await readDraft(server, admin, 'NOON_SA_FBN'), 'Their list, page 3');

const toFirst = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('There is no row');
  return row;
};

describe('a copy of a fee table', () => {
  test('starts unconfirmed and without a source, with everything in it', async () => {
    const origin = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
    expect(origin.classes.every(({ confirmed }) => confirmed)).toBe(true);
    const body = { storeId: origin.storeId, copyOf: origin.id, effectiveFrom: daysFromToday(3) };
    const sent = { status: 'confirmed', source: origin.source };
    for (const more of [{ name: 'Plain' }, { name: 'Said to be sure', ...sent }]) {
      const { json } = await server.post('/v1/fee-table', { ...body, ...more }, admin.headers);
      const { source, confirmedAt } = unsourced;
      expect(json).toMatchObject({ status: 'proposed', confirmed: false, source, confirmedAt });
    }
    const copy = await readDraft(server, admin, 'NOON_SA_FBN');
    expect(copy.classes).toHaveLength(origin.classes.length);
    for (const row of [copy, ...copy.classes, ...copy.rates]) expect(row).toMatchObject(unsourced);
    expect(copy.rates.map(({ note }) => note)).toEqual(origin.rates.map(({ note }) => note));
  });

  test('is confirmed only with a source for figures that have none', async () => {
    const { id, version } = await readDraft(server, admin, 'NOON_SA_FBN');
    expect(await server.post('/v1/fee-table/confirm', { id, version }, admin.headers)).toMatchObject({
      status: 400,
      json: { code: 'required', field: 'source' },
    });
    const after = await confirm(await reread({ id }), 'Their list, page 3');
    for (const row of [after, ...after.classes, ...after.rates])
      expect(row).toMatchObject({
        status: 'confirmed',
        source: 'Their list, page 3',
        confirmedBy: { id: admin.id },
      });
  });

  test('shows unconfirmed figures in the public fee book once it is published', async () => {
    const draft = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP', { effectiveFrom: daysFromToday(0) });
    const { json } = await server.post('/v1/fee-table/submit', { id: draft.id, version: 1 }, admin.headers);
    const { id, version } = feeVersion.parse(json);
    expect(await server.post('/v1/fee-table/publish', { id, version }, other.headers)).toMatchObject({
      status: 200,
    });
    const { stores } = feeBookReply.parse((await server.get('/v1/fee-book')).json);
    const table = stores.find(({ code }) => code === 'NOON_SA_DIRECTSHIP')?.feeTable;
    expect(table?.version.status).toBe('proposed');
    expect(table?.sizeClasses.some(({ confirmed }) => confirmed)).toBe(false);
    expect(Object.values(table?.referralProvenance ?? {}).some(({ confirmed }) => confirmed)).toBe(false);
  });
});

describe('a figure of a draft, when it changes', () => {
  test('through the form of a size class, loses its confirmation, and so does the whole table', async () => {
    const draft = await confirmedDraft();
    const [first] = contentOfVersion(draft).classes;
    const { code: _code, ...fields } = toFirst([first].filter((each) => each !== undefined));
    const { id } = toFirst(draft.classes);
    const put = (version: number, more: object) =>
      server.put('/v1/classification', { ...fields, id, version, ...more }, other.headers);
    const { version } = toFirst(draft.classes);
    const named = await put(version, { nameEn: 'Smallest envelope' });
    expect(named).toMatchObject({ json: { status: 'confirmed', source: 'Their list, page 3' } });
    expect(await reread(draft)).toMatchObject({ status: 'confirmed' });

    const slabs = fields.slabs.map((each) => ({ ...each, feeAbove: each.feeAbove + 1 }));
    const { nameEn: _name, ...rest } = fields;
    const changed = await put(version + 1, { ...rest, nameEn: 'Smallest envelope', slabs });
    expect(changed).toMatchObject({ json: { status: 'proposed', source: null, confirmedAt: null } });
    const after = await reread(draft);
    expect(after).toMatchObject({ status: 'proposed', confirmedBy: null });
    expect(after.classes.filter(({ confirmed }) => !confirmed)).toHaveLength(1);
    expect(toFirst(after.classes)).toMatchObject(unsourced);
  });

  test('in the commissions, loses its confirmation unless a new source comes with it', async () => {
    const draft = await confirmedDraft();
    const { id, version, shape, rate1, limit, rate2, source, status } = toFirst(draft.rates);
    const put = (at: number, more: object) =>
      server.put(
        '/v1/referral-rule',
        { id, version: at, shape, rate1, limit, rate2, status, source, ...more },
        other.headers,
      );
    expect(await put(version, { rate1: rate1 + 100 })).toMatchObject({
      json: { rate1: rate1 + 100, status: 'proposed', source: null },
    });
    const sourced = { rate1: rate1 + 200, status: 'confirmed', source: 'Their new list' };
    expect(await put(version + 1, sourced)).toMatchObject({ json: sourced });
    const now = await reread(draft);
    expect(toFirst(now.rates)).toMatchObject({ confirmedBy: { id: other.id } });
    expect(now.rates.filter(({ confirmed }) => !confirmed)).toHaveLength(0);
  });

  test('through pasted or imported content, loses its confirmation; unchanged figures keep theirs, and the history says so', async () => {
    const draft = await confirmedDraft();
    const content = contentOfVersion(draft);
    const [changed, ...others] = content.rates;
    const rate = toFirst([changed].filter((each) => each !== undefined));
    const sent = { ...content, rates: [{ ...rate, rate1: rate.rate1 + 100 }, ...others] };
    const { id, version } = draft;
    const { json } = await server.put('/v1/fee-table/content', { id, version, content: sent }, other.headers);
    const after = feeVersion.parse(json);
    expect(toFirst(after.rates)).toMatchObject({ rate1: rate.rate1 + 100, ...unsourced });
    for (const row of [...after.classes, ...after.rates.slice(1)])
      expect(row).toMatchObject({ status: 'confirmed', confirmedBy: { id: admin.id } });
    const entries = await server.db.select().from(history).where(eq(history.action, 'replace'));
    expect(entries.at(-1)?.after).toMatchObject({
      rates: { [rate.subFamily]: { rate1: rate.rate1 + 100, status: 'proposed', source: null } },
    });
  });

  test('in a workbook, is previewed as it would be saved', async () => {
    const draft = await confirmedDraft();
    const query = `id=${draft.id}`;
    const { json } = await server.get(`/v1/fee-table/workbook?${query}`, admin.headers);
    const file = typeof json === 'object' && json !== null && 'file' in json ? json.file : '';
    // The draft has another figure, so the workbook's counts as the change.
    const { id, version, shape, limit, rate2, rate1 } = toFirst(draft.rates);
    const sourced = { status: 'confirmed', source: 'Their list, page 3' };
    const apart = await server.put(
      '/v1/referral-rule',
      { id, version, shape, limit, rate2, rate1: rate1 + 100, ...sourced, note: null },
      admin.headers,
    );
    expect(apart).toMatchObject({ json: { status: 'proposed' } });
    const now = await confirm(await reread(draft), 'Their list, page 3');
    const reply = await server.post('/v1/fee-table/read-workbook', { id: draft.id, file }, admin.headers);
    const { content, problems } = workbookReply.parse(reply.json);
    expect(problems).toEqual([]);
    const [read, ...others] = content?.rates ?? [];
    expect(read).toMatchObject({ rate1, status: 'proposed', source: null });
    expect(others.every(({ status }) => status === 'confirmed')).toBe(true);
    const saved = await server.put(
      '/v1/fee-table/content',
      { id: now.id, version: now.version, content },
      admin.headers,
    );
    expect(toFirst(feeVersion.parse(saved.json).rates)).toMatchObject({ rate1, ...unsourced });
  });

  test('by removal or addition, leaves the whole table unconfirmed', async () => {
    const draft = await confirmedDraft();
    expect(
      await server.delete(`/v1/referral-rule?id=${toFirst(draft.rates).id}`, admin.headers),
    ).toMatchObject({ status: 200 });
    expect(await reread(draft)).toMatchObject({ status: 'proposed', source: 'Their list, page 3' });
  });

  test('includes the first day of the table itself, but not its name', async () => {
    const { id, version, name, source, effectiveFrom } = await confirmedDraft();
    const put = (at: number, more: object) =>
      server.put(
        '/v1/fee-table',
        { id, version: at, name, source, effectiveFrom, status: 'confirmed', ...more },
        admin.headers,
      );
    expect(await put(version, { name: 'Another name' })).toMatchObject({
      json: { status: 'confirmed', source },
    });
    expect(await put(version + 1, { name: 'Another name', effectiveFrom: daysFromToday(7) })).toMatchObject({
      json: { status: 'proposed', source: null },
    });
  });
});
