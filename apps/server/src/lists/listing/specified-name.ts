import type { AdminList, Row } from './admin-list.ts';

/** Names the creation of a price plan in the specification's way, too. */
export const withSpecifiedName = <R extends Row>({ name }: Pick<AdminList, 'name'>, row: R): R =>
  name === 'pricePlan' ? { ...row, created_at: row['createdAt'] } : row;
