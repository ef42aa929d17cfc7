import { useQuery } from '@tanstack/react-query';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { useName } from '../../../domain/names/use-name.ts';

/** Names of size classes and categories in the reader's language, by code. */
export function useFeeNames() {
  const { data: book } = useQuery(feeBookQuery());
  const name = useName();
  const sizeClasses = Object.fromEntries(
    (book?.stores ?? []).flatMap(({ feeTable }) =>
      (feeTable?.sizeClasses ?? []).map((each) => [each.code, name(each)] as const),
    ),
  );
  const subFamilies = Object.fromEntries(
    (book?.subFamilies ?? []).map((each) => [each.code, name(each)] as const),
  );
  return { book, sizeClasses, subFamilies };
}
