import { useLingui } from '@lingui/react/macro';
import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { useQuery } from '@tanstack/react-query';
import { useName } from '../../../../domain/names/use-name.ts';
import { everyRowQuery } from '../../queries.ts';

type Factor = RangeFactorVersion['factors'][number];

/** The target of a factor, by its name. */
export function useScopeName(): (scope: Factor['scope']) => string {
  const { t } = useLingui();
  const name = useName();
  const { data: families = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilies = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: types = [] } = useQuery(everyRowQuery('productType'));
  const lists = { family: families, subFamily: subFamilies, type: types };
  return (scope) => {
    if (scope.kind === 'general') return t`Every product`;
    const found = lists[scope.kind].find(({ code }) => code === scope.code);
    return found === undefined ? scope.code : name(found);
  };
}
