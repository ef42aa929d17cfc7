import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSaveEdits } from '../../../domain/figure-grid/use-save-edits.ts';
import { toInput } from '../admin-list-types.ts';
import { everyRowQuery } from '../queries.ts';
import {
  type BandFigures,
  type Factor,
  type FactorEdits,
  factorErrors,
  factorModel,
  type FactorTexts,
  readFactor,
} from './factor-rows.ts';
import { getKeys, type Target } from './target.ts';
import { saveFactorsMutation } from './versions/queries.ts';

const getFigures = (texts: FactorTexts): BandFigures => {
  const { values } = readFactor(texts);
  if (values === undefined) throw new TypeError('Bands are checked before they are sent');
  return values;
};

/** Saves the edited bands of a target together. */
export function useSaveFactors(
  target: Target,
  saved: readonly Factor[],
  edits: FactorEdits,
  onChange: (edits: FactorEdits) => void,
) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(saveFactorsMutation);
  return useSaveEdits({
    model: factorModel,
    edits,
    onChange,
    check: (checked) => factorErrors(target, saved, checked),
    send: ({ added, changed, removed }, provenance) =>
      mutateAsync({
        added: added.map(({ texts }) => ({ ...getKeys(target), ...getFigures(texts), ...provenance })),
        changed: changed.map(({ base, texts }) => ({
          ...toInput('rangeFactor', base),
          ...getFigures(texts),
          ...provenance,
          id: base.id,
          version: base.version,
        })),
        removed: removed.map(({ base }) => ({ id: base.id, version: base.version })),
      }),
    readNow: async () => {
      const rows = await client.fetchQuery({ ...everyRowQuery('rangeFactor'), staleTime: 0 });
      const now = new Map(rows.map((row) => [row.id, row]));
      return (_key, base) => (base === undefined ? undefined : now.get(base.id));
    },
  });
}
