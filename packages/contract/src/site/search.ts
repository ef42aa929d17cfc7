import * as z from 'zod/mini';
import { accountStatuses } from '../account/account.ts';
import { feeTableStates } from '../fees/choices.ts';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, code, day, id, text, yesOrNo } from '../api/field.ts';
import { accountRoles } from '../api/role.ts';

/** Maximum characters of a search for things. */
export const longestSearch = 80;
/** Maximum results of each kind. */
export const maxFound = 5;

const names = { nameEn: text(200), nameAr: text(200) };

const categoryLevels = ['family', 'subFamily', 'type'] as const;

/** A family, sub family or type, with the category above it. */
const foundCategory = z.object({
  level: choice(categoryLevels),
  id: id(),
  code: code(),
  ...names,
  parent: z.nullable(z.object({ code: code(), ...names })),
});

/** The things that a text names, at most five of each kind, the best match first. */
export const searchReply = z.object({
  products: z.array(
    z.object({
      id: id(),
      nameEn: z.nullable(text(200)),
      nameAr: z.nullable(text(200)),
      barcode: z.nullable(text(64)),
      sku: z.nullable(text(64)),
      store: z.object({ code: code(), ...names }),
      seller: text(201),
    }),
  ),
  categories: z.array(foundCategory),
  stores: z.array(z.object({ id: id(), code: code(), ...names })),
  accounts: z.array(
    z.object({
      id: id(),
      fullName: text(201),
      email: text(254),
      role: choice(accountRoles),
      status: choice(accountStatuses),
      /** Deletion was requested. */
      deleted: yesOrNo(),
    }),
  ),
  feeTables: z.array(
    z.object({
      id: id(),
      name: text(200),
      effectiveFrom: day(),
      state: choice(feeTableStates),
      store: z.object(names),
    }),
  ),
});
export type SearchReply = z.infer<typeof searchReply>;

export const search = {
  method: 'GET',
  path: '/search',
  access: 'signedIn',
  summary: 'Products, categories, stores, accounts and fee tables by name',
  description:
    'The things that `text` (1 to 80 characters) names, at most five of each kind: every word must occur, whatever its Arabic spelling. A seller finds their own products, and sub families, types and stores that are open to everybody; an admin finds all products, categories, stores and fee tables, and the accounts they may manage.',
  query: z.strictObject({ text: text(longestSearch) }),
  body: nothing,
  reply: searchReply,
} as const satisfies Endpoint;
