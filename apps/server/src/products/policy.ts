import { isAllowed } from '@saer/contract/api/access';
import type { Principal } from '../http/requests/caller.ts';

export type Actor = Pick<Principal, 'role' | 'tenantId' | 'accountId'>;

/** The seller whose products an actor works with: themselves, or a sub-user's subscriber; undefined for all sellers. */
export const visibleOwner = ({ role, tenantId }: Pick<Actor, 'role' | 'tenantId'>): number | undefined =>
  isAllowed(role, 'admin') ? undefined : tenantId;

/** Tells whether an actor may read and edit a product; any other is reported as missing. */
export const mayEdit = (
  actor: Pick<Actor, 'role' | 'tenantId'>,
  product: { readonly ownerId: number },
): boolean => {
  const owner = visibleOwner(actor);
  return owner === undefined || owner === product.ownerId;
};

/** Tells whether an actor may delete a product: the seller and their sub-users; admins only edit existing products. */
export const mayDelete = (
  actor: Pick<Actor, 'role' | 'tenantId'>,
  product: { readonly ownerId: number },
): boolean => isAllowed(actor.role, 'seller') && product.ownerId === actor.tenantId;
