import { lists, type ListInput, type ListName } from '@saer/contract/lists/all';
import type { AdminClient, Values } from './admin-client.ts';

let sampleCount = 0;

/** Names that no other row has. */
export function newNames(): { nameEn: string; nameAr: string } {
  sampleCount += 1;
  return { nameEn: `Sample ${sampleCount}`, nameAr: `عينة ${sampleCount}` };
}

interface ListSample<N extends ListName> {
  /** Values for a new row. */
  readonly row: (admin: AdminClient) => Promise<ListInput<N>>;
  /** Values for a change. */
  readonly change: Partial<ListInput<N>>;
}

const confirmed = { status: 'confirmed', source: 'https://example.com/fees' } as const;
const anyStore = async (admin: AdminClient) =>
  (await admin.create('store', { ...newNames(), fulfilmentMode: 'SELF', ...confirmed })).id;
const anyFamily = async (admin: AdminClient) => (await admin.create('productFamily', newNames())).id;
const anySubFamily = async (admin: AdminClient) =>
  (await admin.create('productSubFamily', { ...newNames(), familyId: await anyFamily(admin) })).id;
const draft = async (admin: AdminClient) => ({
  storeId: await anyStore(admin),
  name: `Fees ${newNames().nameEn}`,
  effectiveFrom: '2031-01-01',
});
const anyDraft = async (admin: AdminClient) => (await admin.create('feeTable', await draft(admin))).id;

/** A sample of every list: a new list does not compile without one. */
export const listSamples: { readonly [N in ListName]: ListSample<N> } = {
  store: {
    row: async () => ({ ...newNames(), fulfilmentMode: 'SELF', ...confirmed }),
    change: { fulfilmentMode: 'FBN', manualRates: true },
  },
  productFamily: { row: async () => newNames(), change: { active: false, wordsEn: 'thing\nthings' } },
  productSubFamily: {
    row: async (admin) => ({ ...newNames(), familyId: await anyFamily(admin) }),
    change: { note: 'Looked up again', wordsAr: 'شيء\nأشياء' },
  },
  productType: {
    row: async (admin) => ({ ...newNames(), subFamilyId: await anySubFamily(admin) }),
    change: { position: 7, wordsEn: 'gadget' },
  },
  feeTable: {
    row: draft,
    change: {
      effectiveFrom: '2032-02-01',
      minReferral: 250,
      roundUpTo: 50,
      shippingCredit: [{ upTo: 10_000, credit: 1_200 }],
    },
  },
  classification: {
    row: async (admin) => ({
      ...newNames(),
      feeTableId: await anyDraft(admin),
      slabs: [{ maxWeight: 1_000, feeBelow: 500, feeAbove: 700 }],
    }),
    change: { slabs: [{ maxWeight: 2_000, feeBelow: 550, feeAbove: 750 }] },
  },
  classificationCategory: { row: async () => newNames(), change: { members: [], note: 'Small things' } },
  rangeFactor: {
    row: async (admin) => ({
      scope: 'family',
      familyId: await anyFamily(admin),
      min: 100,
      max: 5_000,
      factor: 16_000,
    }),
    change: { factor: 15_000, max: null },
  },
  referralRule: {
    row: async (admin) => ({
      feeTableId: await anyDraft(admin),
      subFamilyId: await anySubFamily(admin),
      shape: 'flat',
      rate1: 1_200,
    }),
    change: { shape: 'threshold', limit: 5_000, rate2: 1_500 },
  },
  serviceFee: {
    row: async (admin) => ({
      ...newNames(),
      storeId: await anyStore(admin),
      kind: 'storage',
      amount: 250,
      effectiveFrom: '2031-01-01',
    }),
    change: { amount: 300, effectiveFrom: '2031-02-01' },
  },
  pricePlan: {
    row: async () => ({
      ...newNames(),
      descriptionEn: 'For small stores',
      descriptionAr: 'للمتاجر الصغيرة',
      type: 'standard',
      monthlyPrice: 4_900,
      yearlyPrice: 49_000,
      users: 1,
    }),
    change: { recommended: true, monthlyPrice: 5_900 },
  },
};

/** The whole row as an update sends it, without create-only fields. */
export function rewritten(
  list: ListName,
  { id, version }: { readonly id: number; readonly version: number },
  ...values: readonly Values[]
): Values {
  const { shape } = lists[list].update.body;
  const whole: Values = Object.assign({}, ...values);
  const sent = Object.entries(whole).filter(([name]) => name in shape);
  return { ...Object.fromEntries(sent), id, version };
}
