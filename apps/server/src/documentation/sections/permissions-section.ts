import { type Access, isAllowed, managedRoles, roles } from '@saer/contract/api/access';
import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { pageAccess } from '@saer/contract/site/pages';
import { html, type Html } from '../../http/replies/html.ts';
import { code, prose } from '../prose.ts';
import { table } from './section-elements.ts';

/** Words of the permission matrix. */
const permissionWords = {
  title: 'Permissions',
  intro:
    'Every address and every page belongs to one row of this matrix; it is data in the contract, and the server refuses with it. Without a token the answer is 401, with a role that may not 403, and a row that is somebody else’s is answered as one that does not exist.',
  addresses: 'Addresses',
  pages: 'Pages',
  address: 'Address',
  page: 'Page',
  manages: 'Whose accounts a role manages',
  managesIntro:
    'A `USER` manages their own sub-users; nobody can block, remove or demote themselves, and the last `SUPER_ADMIN` stays.',
  role: 'Role',
  managed: 'Manages',
  allowed: 'may',
  refused: 'may not',
} as const;

/** Endpoints with one path (one product and many) share a row. */
const addresses = new Map(
  endpoints.map(({ method, path, access }) => [`${method} ${basePath}${path}`, access] as const),
);

const mark = (isYes: boolean) =>
  isYes
    ? html`<span role="img" aria-label="${permissionWords.allowed}">✓</span>`
    : html`<span role="img" aria-label="${permissionWords.refused}" class="no">–</span>`;

function matrix(caption: string, head: string, rows: Iterable<readonly [string, Access]>): Html {
  return table(
    caption,
    [head, ...roles],
    [...rows].map(([name, access]) => [code(name), ...roles.map((role) => mark(isAllowed(role, access)))]),
  );
}

/** The permission matrix: every endpoint and page by role. */
export function permissionsSection(): Html {
  const pages = Object.entries(pageAccess);
  return html`<section id="permissions">
    <h1>${permissionWords.title}</h1>
    <p>${prose(permissionWords.intro)}</p>
    <h2>${permissionWords.addresses}</h2>
    ${matrix(permissionWords.addresses, permissionWords.address, addresses)}
    <h2>${permissionWords.pages}</h2>
    ${matrix(permissionWords.pages, permissionWords.page, pages)}
    <h2>${permissionWords.manages}</h2>
    <p>${prose(permissionWords.managesIntro)}</p>
    ${table(
      permissionWords.manages,
      [permissionWords.role, permissionWords.managed],
      roles.map((role) => [
        code(role),
        managedRoles[role].length === 0 ? html`—` : code(managedRoles[role].join(', ')),
      ]),
    )}
  </section>`;
}
