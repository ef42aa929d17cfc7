import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../../components/option.ts';
import { everyRowQuery } from '../queries.ts';
import { useName } from '../../../domain/names/use-name.ts';

/** Every size class there is in some fee table, once: its code, with its name in the newest. */
export function useClassOptions(): readonly Option[] {
  const name = useName();
  const { data = [] } = useQuery(everyRowQuery('classification'));
  const byCode = new Map(data.map((each) => [each.code, each]));
  return [...byCode].map(([code, each]) => ({ id: code, name: name(each), hint: code }));
}
