import type { ListFilter } from '@saer/contract/api/list-filter';

/** The page's filter; a test sends it. */
export const filterExample = {
  where: { active: true, 'name.en': { contains: 'noon' } },
  order_by: { nameEn: 'asc' },
  limit: 5,
} satisfies ListFilter;

export const filterCommand = `filter='${JSON.stringify(filterExample)}'

curl -sSG "$SAER/v1/store/page" \\
  --data-urlencode "filter=$(printf %s "$filter" | base64 | tr -d '\\n')"`;
