import {
  type createFeeProposal,
  feeProposal,
  type FeeProposal,
} from '@saer/contract/publishing/fee-proposal';
import { lists } from '@saer/contract/lists/all';
import * as z from 'zod/mini';
import { rewritten } from '../../lists/testing/list-samples.ts';
import { pagePath, rowIn, rowsIn } from '../../lists/testing/admin-client.ts';
import type { Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import { daysFromToday } from '../../fees/testing/drafts.ts';

type Values = Readonly<Record<string, string | number>>;
type Caller = Pick<Person, 'headers'>;
type Change = Pick<z.input<typeof createFeeProposal.body>, 'entity' | 'action' | 'values'>;
/** A change that an admin makes at once where one person is enough, and the same as a proposal. */
export interface SentChange extends Change {
  readonly send: (who: Caller) => Promise<Answer>;
}

const reply = z.object({ proposal: feeProposal });

const removal = ({ id, version }: { readonly id: number; readonly version: number }) => ({ id, version });

/** Steps of admins with changes that hold for all sellers. */
export function proposals(server: TestApp) {
  const row = async (list: 'store' | 'serviceFee', where: Values, who: Caller) => {
    const answer = await server.get(pagePath(list, { where, limit: 1 }), who.headers);
    const [found] = rowsIn(answer);
    if (found === undefined) throw new Error(`There is no ${list} like ${JSON.stringify(where)}`);
    return found;
  };
  const noon = { code: 'NOON_SA_FBN' };
  const propose = (who: Caller, { entity, action, values }: Change, more: object = {}) =>
    server.post(
      '/v1/fee-proposal',
      { entity, action, values, reason: 'Announced by the store', ...more },
      who.headers,
    );
  /** Proposes a change, with all its doubts confirmed. */
  const proposeConfirmed = async (who: Caller, change: Change): Promise<Answer> => {
    const { entity, action, values } = change;
    const previewed = await server.post('/v1/fee-proposal/preview', { entity, action, values }, who.headers);
    const { doubts } = z.object({ doubts: z.array(z.object({ key: z.string() })) }).parse(previewed.json);
    return propose(who, change, { doubts: doubts.map(({ key }) => key) });
  };
  const proposed = async (who: Caller, change: Change): Promise<FeeProposal> =>
    reply.parse((await proposeConfirmed(who, change)).json).proposal;
  const review = async (who: Caller, id: number) =>
    (await server.get(`/v1/fee-proposal/review?id=${id}`, who.headers)).json;
  const doubtKeys = async (who: Caller, id: number): Promise<string[]> =>
    z
      .object({ doubts: z.array(z.object({ key: z.string() })) })
      .parse(await review(who, id))
      .doubts.map(({ key }) => key);
  const step = (
    name: 'approve' | 'reject' | 'withdraw',
    who: Caller,
    { id, version }: Pick<FeeProposal, 'id' | 'version'>,
    more: object = {},
  ) => server.post(`/v1/fee-proposal/${name}`, { id, version, ...more }, who.headers);
  /** Approves a proposal, with all its doubts confirmed. */
  const approve = async (who: Caller, proposal: Pick<FeeProposal, 'id' | 'version'>) =>
    step('approve', who, proposal, { doubts: await doubtKeys(who, proposal.id) });

  let made = 0;
  /** A service fee that no test has added before. */
  const newFee = async (who: Caller, values: object = {}) => {
    made += 1;
    const { id: storeId } = await row('store', noon, who);
    return {
      nameEn: `Storage of test ${made}`,
      nameAr: `تخزين التجربة ${made}`,
      storeId,
      kind: 'storage',
      amount: 260,
      effectiveFrom: daysFromToday(100 + made),
      ...values,
    };
  };
  const feePath = `/v1${lists.serviceFee.find.path}`;
  const storePath = `/v1${lists.store.find.path}`;

  /** Changes of each kind; `prepare` adds the row that is changed, by the rule for one person. */
  const changes = {
    addFee: async (who: Caller): Promise<SentChange> => {
      const values = await newFee(who);
      return {
        entity: 'serviceFee',
        action: 'create',
        values,
        send: ({ headers }) => server.post(feePath, values, headers),
      };
    },
    changeFee: async (who: Caller): Promise<SentChange> => {
      const before = await row('serviceFee', { kind: 'longTermStorage' }, who);
      const values = rewritten('serviceFee', before, before, { amount: 30_00, source: 'A letter' });
      return {
        entity: 'serviceFee',
        action: 'update',
        values,
        send: ({ headers }) => server.put(feePath, values, headers),
      };
    },
    removeFee: async (who: Caller): Promise<SentChange> => {
      const before = await row('serviceFee', { kind: 'nonSaleableStorage' }, who);
      return {
        entity: 'serviceFee',
        action: 'remove',
        values: removal(before),
        send: ({ headers }) => server.delete(`${feePath}?id=${before.id}`, headers),
      };
    },
    addAgreed: async (who: Caller, barcode = `62800${(made += 1)}`): Promise<SentChange> => {
      const { id: storeId } = await row('store', noon, who);
      const values = { storeId, barcode, referralRate: 900 };
      return {
        entity: 'productFeeOverride',
        action: 'create',
        values,
        send: ({ headers }) => server.post('/v1/agreed-fee', values, headers),
      };
    },
    changeAgreed: async (_who: Caller, before: { id: number; version: number }): Promise<SentChange> => {
      const values = { ...removal(before), referralRate: 1_000 };
      return {
        entity: 'productFeeOverride',
        action: 'update',
        values,
        send: ({ headers }) => server.put('/v1/agreed-fee', values, headers),
      };
    },
    removeAgreed: async (_who: Caller, before: { id: number; version: number }): Promise<SentChange> => ({
      entity: 'productFeeOverride',
      action: 'remove',
      values: removal(before),
      send: ({ headers }) => server.delete(`/v1/agreed-fee?id=${before.id}`, headers),
    }),
    changeStore: async (
      who: Caller,
      values: Readonly<Record<string, unknown>> = { fulfilmentMode: 'SELF' },
    ): Promise<SentChange> => {
      const before = await row('store', noon, who);
      const written = rewritten('store', before, before, values);
      return {
        entity: 'store',
        action: 'update',
        values: written,
        send: ({ headers }) => server.put(storePath, written, headers),
      };
    },
  };
  /** Agreed fees for all sellers, added by two people or one. */
  const agreedForAll = async (one: Caller, other: Caller) => {
    const change = await changes.addAgreed(one);
    const direct = await change.send(one);
    if (direct.status === 200) return rowIn(direct);
    const approved = feeProposal.parse((await approve(other, await proposed(one, change))).json);
    expectApproved(approved);
    const { barcode } = change.values;
    const filter = encodeURIComponent(btoa(JSON.stringify({ where: { barcode }, limit: 1 })));
    const [found] = rowsIn(await server.get(`/v1/agreed-fee/page?filter=${filter}`, one.headers));
    if (found === undefined) throw new Error('Nothing was added');
    return found;
  };
  return { row, propose, proposeConfirmed, proposed, review, step, approve, newFee, changes, agreedForAll };
}

function expectApproved({ state }: FeeProposal): void {
  if (state !== 'approved') throw new Error(`It is ${state}`);
}
