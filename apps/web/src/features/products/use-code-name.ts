import { useQuery } from '@tanstack/react-query';
import { useName } from '../../domain/names/use-name.ts';
import { bookQuery } from './queries.ts';

/** Names stores and categories by their code; one that is no longer offered is named by its code. */
export function useCodeName() {
  const name = useName();
  const { data: book } = useQuery(bookQuery);
  return (list: 'stores' | 'families' | 'subFamilies' | 'types', code: string): string => {
    const found = book?.[list].find((each) => each.code === code);
    return found === undefined ? code : name(found);
  };
}
