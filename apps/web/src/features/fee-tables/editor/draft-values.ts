import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ClassDraft, SlabDraft } from './class-draft.ts';

/** A typed class without the keys of its rows, for comparing two. */
export type DraftValues = Omit<ClassDraft, 'slabs'> & { readonly slabs: readonly Omit<SlabDraft, 'key'>[] };

export const valuesOf = (draft: ClassDraft): DraftValues => ({
  ...draft,
  slabs: draft.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({ maxWeight, feeBelow, feeAbove })),
});

export const withKeys = (values: DraftValues): ClassDraft => ({
  ...values,
  slabs: values.slabs.map((slab) => ({ ...slab, key: crypto.randomUUID() })),
});

/** Slabs in one line: `250 g: 7.00 / 8.50`. */
export const slabsInLine = (slabs: DraftValues['slabs']): string =>
  isolateLtr(
    slabs.map(({ maxWeight, feeBelow, feeAbove }) => `${maxWeight}: ${feeBelow} / ${feeAbove}`).join(' · '),
  );
