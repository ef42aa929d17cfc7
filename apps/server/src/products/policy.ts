import { isAllowed } from '@saer/contract/access';
import type { Principal } from '../http/principal.ts';

export type Actor = Pick<Principal, 'role' | 'tenantId' | 'accountId'>;

/** The seller whose products an actor works with: themselves, or a sub-user's subscriber; undefined for all sellers. */
export const visibleOwner = ({ role, tenantId }: Pick<Actor, 'role' | 'tenantId'>): number | undefined =>
  isAllowed(role, 'admin') ? undefined : tenantId;

/** Reading and correcting go together. Every other product is to the actor as if it did not exist. */
export const mayCorrect = (
  actor: Pick<Actor, 'role' | 'tenantId'>,
  product: { readonly ownerId: number },
): boolean => {
  const catalogue = visibleOwner(actor);
  return catalogue === undefined || catalogue === product.ownerId;
};

/** Adding and deleting is for the seller and their sub-users: an admin corrects existing products. */
export const mayDelete = (
  actor: Pick<Actor, 'role' | 'tenantId'>,
  product: { readonly ownerId: number },
): boolean => isAllowed(actor.role, 'seller') && product.ownerId === actor.tenantId;
