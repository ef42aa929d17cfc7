/** The roles an account may have. An ordinary seller is a USER; a SUB_USER works with the products of the USER who added them. */
export const accountRoles = ['SUPER_ADMIN', 'ADMIN', 'USER', 'SUB_USER'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Every role, with that of a caller who is not signed in. */
export const roles = [...accountRoles, 'ANONYMOUS_USER'] as const;
export type Role = (typeof roles)[number];

/** The roles whose accounts a role may add, change, block and remove; a USER only their own sub-users. */
export const managedRoles: Readonly<Record<Role, readonly AccountRole[]>> = {
  SUPER_ADMIN: ['SUPER_ADMIN', 'ADMIN', 'USER', 'SUB_USER'],
  ADMIN: ['USER', 'SUB_USER'],
  USER: ['SUB_USER'],
  SUB_USER: [],
  ANONYMOUS_USER: [],
};
