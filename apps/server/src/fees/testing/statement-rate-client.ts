import * as z from 'zod/mini';
import type { Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';

const flatRule = z.object({
  subFamily: z.string(),
  replaces: z.looseObject({ shape: z.literal('flat'), rate1: z.int() }),
});
export type FlatRule = z.infer<typeof flatRule>;
type Values = Readonly<Record<string, unknown>>;

const url = '/v1/statement-rate';

const stores = z.array(
  z.object({
    code: z.string(),
    feeTable: z.nullable(
      z.object({
        referralRules: z.record(z.string(), z.looseObject({ shape: z.string() })),
        referralProvenance: z.record(z.string(), z.looseObject({ status: z.string() })),
      }),
    ),
  }),
);

/** Finds a flat commission of a store by its status in the fee book. */
export async function findFlatRule(
  server: TestApp,
  code: string,
  statuses: readonly string[],
): Promise<FlatRule> {
  const { json } = await server.get('/v1/fee-book');
  const book = z.object({ stores }).parse(json);
  const table = book.stores.find((each) => each.code === code)?.feeTable;
  const found = Object.entries(table?.referralRules ?? {}).find(
    ([subFamily, { shape }]) =>
      shape === 'flat' && statuses.includes(table?.referralProvenance[subFamily]?.status ?? ''),
  );
  return flatRule.parse({ subFamily: found?.[0], replaces: found?.[1] });
}

/** A seen rate of a rule at Amazon as clients send it. */
export const seenRate = (rule: FlatRule, changes: Values = {}) => ({
  store: 'AMAZON_SA_FBA',
  ...rule,
  band: 'all',
  rate: 2_350,
  month: '2026-10',
  lines: 12,
  ...changes,
});

/** The same as evidence: without the rule that it replaces. */
export function evidenceRow(rule: FlatRule, changes: Values = {}): Values {
  const { replaces: _replaces, ...row } = seenRate(rule, changes);
  return row;
}

/** A product of the rule's category at Amazon. */
export const makePot = ({ subFamily }: FlatRule, changes: Values = {}) => ({
  store: 'AMAZON_SA_FBA',
  subFamily,
  nameEn: 'Pot',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  price: 60_00,
  ...changes,
});

const terms = z.object({ terms: z.object({ referral: z.looseObject({ rate1: z.int() }) }) });

/** Calls the endpoints of commissions seen on statements. */
export const statementRateClient = (server: TestApp) => ({
  save: (who: Person, ...rates: readonly unknown[]) => server.put(url, { rates }, who.headers),
  agree: (who: Person, given = true) => server.put(`${url}/consent`, { given }, who.headers),
  send: (who: Person, ...rates: readonly unknown[]) => server.post(`${url}/evidence`, { rates }, who.headers),
  /** The commission rate by which a product is priced; for a guest without `who`. */
  rateOf: async (rule: FlatRule, who?: Person, changes: Values = {}): Promise<number> => {
    const { price: _price, nameEn: _name, ...sent } = makePot(rule, changes);
    const { json } = await server.post('/v1/product/calculate', sent, who?.headers);
    return terms.parse(json).terms.referral.rate1;
  },
});
