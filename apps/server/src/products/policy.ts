import { isAllowed } from '@saer/contract/access';
import type { Principal } from '../http/principal.ts';

export type Actor = Pick<Principal, 'role' | 'tenantId' | 'accountId'>;

/** Whose products an actor works with: those of their own catalogue, a sub-user those of their subscriber's; undefined: everybody's. */
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

/** Adding and deleting is for whoever works in the catalogue: an admin corrects what is there. */
export const mayDelete = (
  actor: Pick<Actor, 'role' | 'tenantId'>,
  product: { readonly ownerId: number },
): boolean => isAllowed(actor.role, 'seller') && product.ownerId === actor.tenantId;
