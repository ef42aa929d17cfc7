import type { ListFilter } from '@saer/contract/api/list-filter';
import { toListFilter, type ListState, addressText } from '../../../lib/address/list-state.ts';
import { useAddress } from '../../../lib/address/use-address.ts';

/** Parts of the list that ask for a look. */
export const segments = ['all', 'losing', 'missing', 'differs', 'outdated'] as const;
export type Segment = (typeof segments)[number];

const segmentWhere: Readonly<Record<Segment, NonNullable<ListFilter['where']>>> = {
  all: {},
  losing: { losing: true },
  // It earns, but less than the target.
  missing: { missing: true, losing: false },
  differs: { differs: true },
  outdated: { outdated: true },
};

export interface ProductFilter {
  readonly segment: Segment;
  /** A store's code; '': every store. */
  readonly store: string;
  /** A family, sub family or type by its code, such as `family.home`; '': every one. */
  readonly category: string;
  /** An account's id; '': every seller. */
  readonly seller: string;
}

const categoryKinds = ['family', 'subFamily', 'type'] as const;

/** The category named in the URL; undefined if there is none. */
export function getCategory(
  category: string,
): { readonly kind: (typeof categoryKinds)[number]; readonly code: string } | undefined {
  const [first, code = ''] = category.split('.', 2);
  const kind = categoryKinds.find((each) => each === first);
  return kind === undefined || code === '' ? undefined : { kind, code };
}

const categoryWhere = (category: string): NonNullable<ListFilter['where']> => {
  const named = getCategory(category);
  return named === undefined ? {} : { [named.kind]: named.code };
};

/** Says whether anything but the page narrows the list. */
export const isNarrowed = (
  { search }: ListState,
  { segment, store, category, seller }: ProductFilter,
): boolean => segment !== 'all' || [search, store, category, seller].some((text) => text !== '');

/** Counts how many filters are set beside the segment and the search. */
export const getFilterCount = ({ store, category, seller }: ProductFilter): number =>
  [store, category, seller].filter((text) => text !== '').length;

/** Says whether the list is filtered only by products that make a loss. */
export const isOnlyLosing = (state: ListState, filter: ProductFilter): boolean =>
  filter.segment === 'losing' && !isNarrowed(state, { ...filter, segment: 'all' });

/** A list's state as the server's filter. */
export const toFilter = (state: ListState, filter: ProductFilter): ListFilter => ({
  ...toListFilter(state),
  where: {
    ...segmentWhere[filter.segment],
    ...(filter.store === '' ? {} : { store: filter.store }),
    ...categoryWhere(filter.category),
    ...(/^\d{1,9}$/.test(filter.seller) ? { ownerId: Number(filter.seller) } : {}),
  },
});

/** The filter without its segment, for counting all segments. */
export const getWhole = ({ search, ...rest }: ListState, filter: ProductFilter): ListFilter => {
  const { where = {} } = toFilter({ search, ...rest }, { ...filter, segment: 'all' });
  return { where, ...(search === '' ? {} : { search }) };
};

/** Which products the address asks for, and how to ask for others. */
export function useProductFilter() {
  const { raw, change } = useAddress();
  const filter: ProductFilter = {
    segment: segments.find((segment) => segment === raw['only']) ?? 'all',
    store: addressText(raw, 'store'),
    category: addressText(raw, 'category'),
    seller: addressText(raw, 'seller'),
  };
  const choose = (name: 'only' | 'category' | 'seller', value: string): void =>
    change({ [name]: value, page: '' });
  const showAll = (): void => change({ q: '', only: '', store: '', category: '', seller: '', page: '' });
  return { filter, choose, showAll };
}
