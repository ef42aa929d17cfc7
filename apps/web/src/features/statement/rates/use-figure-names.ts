import { useQuery } from '@tanstack/react-query';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { useName } from '../../../domain/names/use-name.ts';

/** Names of categories and stores by their codes; the code itself where the fee book has no name. */
export function useFigureNames() {
  const { data: book } = useQuery(feeBookQuery());
  const name = useName();
  const nameIn = (
    rows: readonly { code: string; nameEn: string; nameAr: string }[],
    code: string,
  ): string => {
    const found = rows.find((each) => each.code === code);
    return found === undefined ? code : name(found);
  };
  return {
    categoryOf: (code: string): string => nameIn(book?.subFamilies ?? [], code),
    storeOf: (code: string): string => nameIn(book?.stores ?? [], code),
  };
}
