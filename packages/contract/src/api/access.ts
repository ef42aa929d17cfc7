import { accountRoles, roles, type Role } from './role.ts';
/** The roles that may call an endpoint or see a page: the rows of the permission matrix. Rules about single rows come on top. */
export const accesses = {
  public: roles,
  signedIn: accountRoles,
  /** An account that is not a sub-user's, which belongs to a subscriber. */
  accountOwner: ['SUPER_ADMIN', 'ADMIN', 'USER'],
  subscriber: ['USER'],
  /** A seller or their sub-user. */
  seller: ['USER', 'SUB_USER'],
  admin: ['SUPER_ADMIN', 'ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type Access = keyof typeof accesses;

/** True if a role is among those of an access. */
export const isAllowed = (role: Role, access: Access): boolean =>
  accesses[access].some((each) => each === role);
