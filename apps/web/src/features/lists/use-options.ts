import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../components/button/option.ts';
import { useLanguage } from '../../lib/language/language.ts';
import type { PagedList } from './lists.ts';
import { everyRowQuery } from './queries.ts';
import { useName } from '../../domain/names/use-name.ts';

/** The rows of a list to choose from, by their names in the reader's language. */
export function useOptions(of: PagedList): readonly Option[] {
  const name = useName();
  const language = useLanguage();
  const { data = [] } = useQuery(everyRowQuery(of));
  const options = data.map((row) => ({ id: String(row.id), name: name(row) }));
  return options.toSorted((one, other) => one.name.localeCompare(other.name, language));
}
