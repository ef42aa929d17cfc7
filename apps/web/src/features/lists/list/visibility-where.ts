import type { ListFilter } from '@saer/contract/list-filter';

type Where = NonNullable<ListFilter['where']>;

const conditions: Readonly<Record<string, Where>> = {
  active: { active: true },
  inactive: { active: false },
  unconfirmed: { confirmed: false },
};

/** The rows that the filter of an address leaves in sight. */
export const visibilityWhere = (shown: string): Where => conditions[shown] ?? {};
