import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import {
  exportFeeImpact,
  findFeeImpact,
  findSellerImpact,
  previewFeeNotice,
  sendFeeNotice,
} from '@saer/contract/publishing/fee-impact';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  returnFeeTable,
  saveRates,
  submitFeeTable,
  withdrawFeeTable,
} from '@saer/contract/publishing/fee-version';
import { pageHistory } from '@saer/contract/products/history';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { lists } from '@saer/contract/lists/all';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';

const { store, feeTable, classification, referralRule, productFamily, productSubFamily } = lists;

const everything = ['fee-tables'] as const;
const quiet = { quiet: true } as const;

/** Every version of every store. */
export const versionsQuery = queryOptions({
  queryKey: [...everything, 'versions'],
  queryFn: () => call(feeTable.find, {}),
  meta: quiet,
});

export const storesQuery = queryOptions({
  queryKey: [...everything, 'stores'],
  queryFn: () => call(store.find, {}),
  meta: quiet,
});

export const familiesQuery = queryOptions({
  queryKey: [...everything, 'families'],
  queryFn: () => call(productFamily.find, {}),
  meta: quiet,
});

export const subFamiliesQuery = queryOptions({
  queryKey: [...everything, 'sub-families'],
  queryFn: () => call(productSubFamily.find, {}),
  meta: quiet,
});

/** Counts how many figures of a version nobody has confirmed yet. */
export const unconfirmedQuery = (feeTableId: number) =>
  queryOptions({
    queryKey: [...everything, 'unconfirmed', feeTableId],
    queryFn: async () => {
      const where = { feeTableId, status: { in: ['conflicting', 'unsourced', 'proposed'] } };
      const query = { filter: encodeFilter({ where, limit: 1 }) };
      const counted = await Promise.all([
        call(classification.page, { query }),
        call(referralRule.page, { query }),
      ]);
      return counted.reduce((sum, { total }) => sum + (total ?? 0), 0);
    },
    meta: quiet,
  });

/** One version whole. */
export const versionQuery = (id: number) =>
  queryOptions({
    queryKey: [...everything, 'version', id],
    queryFn: () => call(findFeeVersion, { query: { id } }),
    meta: quiet,
  });

export const impactQuery = (id: number) =>
  queryOptions({
    queryKey: [...everything, 'impact', id],
    // Whoever leaves the page ends the work on it.
    queryFn: ({ signal }) => call(findFeeImpact, { query: { id } }, signal),
    meta: quiet,
  });

/** Missing and improbable points of a version. */
export const doubtsQuery = (id: number) =>
  queryOptions({
    queryKey: [...everything, 'doubts', id],
    queryFn: () => call(findFeeDoubts, { query: { id } }),
    meta: quiet,
  });

/** The effect on one seller's products. */
export const sellerImpactQuery = (id: number, seller: number) =>
  queryOptions({
    queryKey: [...everything, 'impact', id, seller],
    queryFn: ({ signal }) => call(findSellerImpact, { query: { id, seller } }, signal),
    meta: quiet,
  });

/** The message that a seller would get about a version. */
export const noticeQuery = (id: number, seller: number) =>
  queryOptions({
    queryKey: [...everything, 'notice', id, seller],
    queryFn: ({ signal }) => call(previewFeeNotice, { query: { id, seller } }, signal),
    meta: quiet,
  });

/** The newest change of a row: its author and time. */
export const lastChangeQuery = (entity: 'feeTable' | 'classification' | 'referralRule', entityId: number) =>
  queryOptions({
    queryKey: [...everything, 'last-change', entity, entityId],
    queryFn: async () => {
      const filter = encodeFilter({ where: { entity, entityId }, limit: 1 });
      const { data } = await call(pageHistory, { query: { filter } });
      return data[0] ?? null;
    },
    staleTime: 0,
    meta: quiet,
  });

const readAnew = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: everything });

type Body<E extends { readonly body: z.core.$ZodType }> = z.input<E['body']>;

const change = <V, R>(mutationFn: (values: V) => Promise<R>) =>
  mutationOptions<R, Error, V>({
    mutationFn,
    onSettled: (_row, _error, _variables, _result, { client }) => readAnew(client),
    meta: quiet,
  });

export const createVersionMutation = change((body: Body<typeof feeTable.create>) =>
  call(feeTable.create, { body }),
);
export const updateVersionMutation = change((body: Body<typeof feeTable.update>) =>
  call(feeTable.update, { body }),
);
export const removeVersionMutation = change((id: number) => call(feeTable.remove, { query: { id } }));

const steps = {
  submit: submitFeeTable,
  return: returnFeeTable,
  publish: publishFeeTable,
  withdraw: withdrawFeeTable,
} as const;
export type Step = keyof typeof steps | 'confirm';

/** Moves a version on, if it is still the one that was read. */
export const stepMutation = change(
  ({
    step,
    ...body
  }: {
    readonly step: Exclude<Step, 'confirm'>;
    readonly id: number;
    readonly version: number;
    /** Confirmed doubts, for a step that asks for each. */
    readonly doubts?: string[];
  }) => call(steps[step], { body }),
);

/** Confirms every figure of a version. `source` is for those that name none. */
export const confirmMutation = change((body: Body<typeof confirmFeeTable>) =>
  call(confirmFeeTable, { body }),
);

/** Who may publish this reading of a version. */
export const publishersQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: [...everything, 'publishers', id, version],
    queryFn: () => call(findFeePublishers, { query: { id } }),
    meta: quiet,
  });

export const createClassMutation = change((body: Body<typeof classification.create>) =>
  call(classification.create, { body }),
);
export const updateClassMutation = change((body: Body<typeof classification.update>) =>
  call(classification.update, { body }),
);
export const removeClassMutation = change((id: number) => call(classification.remove, { query: { id } }));

/** Writes several commissions of a version: all of them or none. */
export const saveRatesMutation = change((body: Body<typeof saveRates>) => call(saveRates, { body }));

export const replaceContentMutation = change((body: Body<typeof replaceContent>) =>
  call(replaceContent, { body }),
);

export const exportMutation = mutationOptions({
  mutationFn: (id: number) => call(exportFeeTable, { query: { id } }),
  meta: quiet,
});

export const exportImpactMutation = mutationOptions({
  mutationFn: (id: number) => call(exportFeeImpact, { query: { id } }),
  meta: quiet,
});

/** Tells the sellers who earn less with a published version. */
export const notifyMutation = change((body: Body<typeof sendFeeNotice>) => call(sendFeeNotice, { body }));

export const readWorkbookMutation = mutationOptions({
  mutationFn: (body: Body<typeof readWorkbook>) => call(readWorkbook, { body }),
  meta: quiet,
});
