import type { FeeVersion, VersionRate } from '@saer/contract/publishing/fee-version';
import type { ListRow } from '@saer/contract/lists/all';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorsIn } from '../../../domain/figure-grid/grid-edits.ts';
import { useSaveEdits } from '../../../domain/figure-grid/use-save-edits.ts';
import { saveRatesMutation, versionQuery } from '../queries.ts';
import type { RateEdits } from './rate-rows.ts';
import { type RateFigures, rateModel, type RateTexts, readRate } from './rate-texts.ts';

const getFigures = (texts: RateTexts): RateFigures => {
  const { values } = readRate(texts);
  if (values === undefined) throw new TypeError('Commissions are checked before they are sent');
  return values;
};

const byCode = (rates: readonly VersionRate[]) => new Map(rates.map((rate) => [rate.subFamily, rate]));

/** Saves the edited commissions of a version together. */
export function useSaveRates(
  { id }: FeeVersion,
  subFamilies: readonly ListRow<'productSubFamily'>[],
  edits: RateEdits,
  onChange: (edits: RateEdits) => void,
) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveRatesMutation);
  const ids = new Map(subFamilies.map((each) => [each.code, each.id]));
  return useSaveEdits({
    model: rateModel,
    edits,
    onChange,
    check: (checked) => errorsIn(rateModel, checked, (texts) => readRate(texts).errors),
    send: ({ added, changed, removed }, provenance) =>
      mutateAsync({
        id,
        added: added.map(({ key, texts }) => ({
          subFamilyId: ids.get(key) ?? 0,
          ...getFigures(texts),
          ...provenance,
        })),
        changed: changed.map(({ base, texts }) => ({
          id: base.id,
          version: base.version,
          ...getFigures(texts),
          status: base.status,
          source: base.source,
          note: base.note,
          ...provenance,
        })),
        removed: removed.map(({ base }) => ({ id: base.id, version: base.version })),
      }),
    readNow: async () => {
      const { rates } = await client.fetchQuery({ ...versionQuery(id), staleTime: 0 });
      const now = byCode(rates);
      return (key) => now.get(key);
    },
  });
}
