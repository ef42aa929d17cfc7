import { isAllowed } from '@saer/contract/access';
import { restorableDeletions, restorableLists } from '@saer/contract/history';
import { and, eq } from 'drizzle-orm';
import { history } from '../../audit/tables.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { RequireSecondPerson } from '../../lists/editing/second-person.ts';
import { visibleHistory } from '../reading/find-history.ts';
import { putDeletedRowBack } from './put-deleted-row-back.ts';
import { putListRowBack } from './put-list-row-back.ts';
import { putProductBack } from './put-product-back.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change whose row still exists, with its values before and after. */
export interface PutBack {
  readonly entityId: number;
  readonly before: Values;
  readonly after: Values;
}

/** Sellers put back changes of their own products, admins any they may see. */
const mayPutBack = (principal: Principal) =>
  isAllowed(principal.role, 'admin')
    ? visibleHistory(principal)
    : and(eq(history.entity, 'product'), eq(history.ownerId, principal.tenantId));

/**
 * Gives the fields of a change their earlier values, as an ordinary change; refused where they have been changed since. A deleted row of
 * a list is added again. What takes two people takes them here too.
 */
export async function putBack(
  db: Database,
  principal: Principal,
  id: number,
  requireSecond: RequireSecondPerson,
): Promise<{ entity: string; entityId: number }> {
  const [change] = await db
    .select()
    .from(history)
    .where(and(eq(history.id, id), mayPutBack(principal)));
  if (change === undefined) throw new AppError({ code: 'rowGone' });
  const { entity, entityId, action, before, after } = change;
  if (before === null) throw new AppError({ code: 'cannotPutBack' });
  const list = restorableLists.find((name) => name === entity);
  const deleted = action === 'remove' ? restorableDeletions.find((name) => name === entity) : undefined;
  if (deleted !== undefined)
    await putDeletedRowBack(db, principal, deleted, { entityId, before, requireSecond });
  else if (action !== 'update' || after === null) throw new AppError({ code: 'cannotPutBack' });
  else if (entity === 'product') await putProductBack(db, principal, { entityId, before, after });
  else if (list === undefined) throw new AppError({ code: 'cannotPutBack' });
  else await putListRowBack(db, principal, list, { entityId, before, after, requireSecond });
  return { entity, entityId };
}
