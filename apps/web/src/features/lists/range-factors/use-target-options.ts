import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../../components/option.ts';
import { everyRowQuery } from '../queries.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { targetText } from './target.ts';

/** Families, sub families and types that can have factors. */
export function useTargetOptions(): readonly Option[] {
  const { t } = useLingui();
  const name = useName();
  const { data: families = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilies = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: types = [] } = useQuery(everyRowQuery('productType'));
  return [
    ...families.map((row) => ({
      id: targetText({ scope: 'family', id: row.id }),
      name: name(row),
      hint: t`Family`,
    })),
    ...subFamilies.map((row) => ({
      id: targetText({ scope: 'subFamily', id: row.id }),
      name: name(row),
      hint: t`Sub family`,
    })),
    ...types.map((row) => ({
      id: targetText({ scope: 'type', id: row.id }),
      name: name(row),
      hint: t`Type`,
    })),
  ];
}
