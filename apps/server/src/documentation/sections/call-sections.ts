import { errorCodes } from '@saer/contract/api/error-code';
import { errorStatusOf } from '@saer/contract/api/error-status';
import { html, type Html } from '../../http/replies/html.ts';
import { code, prose, errorProse, pageWords } from '../prose.ts';
import { groupedTable, type Section, table } from './section-elements.ts';
import { requestHeaders } from '@saer/contract/api/request-headers';
import { isSchema } from '../schema-type.ts';
import { type Access, isAllowed } from '@saer/contract/api/access';
import { managedRoles, roles } from '@saer/contract/api/role';
import { basePath } from '@saer/contract/api/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { pageAccess } from '@saer/contract/site/pages';

/** Words of the error table. */
const errorWords = {
  title: 'Errors',
  intro:
    'Every error has a status, a `code` that never changes and a `message` in the language of the request; a name in `[…]` stands for what belongs to the occasion. Several are listed in `problems`, 50 at most; `more` counts the rest.',
  code: 'Code',
  correct: 'Correct the request; sending it again as it is will not help.',
  wait: 'Wait a moment and send it again.',
  ours: 'The fault is ours; retry, and tell us the `id` if it persists.',
} as const;

/** Advice for every error with a status. */
function adviceFor(status: number): string {
  if (status === 429 || status === 503) return errorWords.wait;
  return status < 500 ? errorWords.correct : errorWords.ours;
}

/** Every error code under its status. */
export function errorsSection(): Html {
  const byStatus = [...Map.groupBy(errorCodes, (each) => errorStatusOf(each))];
  return html`<section id="errors">
    <h1 id="ErrorCode">${errorWords.title}</h1>
    <p>${prose(errorWords.intro)}</p>
    ${groupedTable(
      errorWords.title,
      [errorWords.code, pageWords.message],
      byStatus.map(([status, codes]) => ({
        head: html`<strong>${status}</strong> ${prose(adviceFor(status))}`,
        rows: codes.map((each) => [code(each), html`${errorProse(each)}`]),
      })),
    )}
  </section>`;
}

type HeaderName = keyof typeof requestHeaders.shape;

const isHeaderName = (name: string): name is HeaderName => name in requestHeaders.shape;

const headersTitle: string = 'Headers of every call';

/** The meaning of each header. */
const headerWords: Readonly<Record<HeaderName, string>> = {
  authorization:
    '`Bearer` and the `accessToken` from sign-in, identifying the caller. Public endpoints need none',
  'x-idrive-device-id': 'Identifies the calling device',
  language: 'Language of the messages, `ar` or `en`; goes before `accept-language`',
  'accept-language': 'As a browser sends it; counts where `language` is absent',
  'session-id': 'Identifies the calling session',
  'app-version': 'Version of the app that calls',
  platform: '`web` may send 500 rows at once, `desktop` 2,500; anything else is refused',
};

/** The behaviour without the header, if it is not a single value. */
const headerDefaults: Readonly<Record<string, string>> = {
  language: 'what `accept-language` says',
  'accept-language': 'English',
};

/** The headers that every call may have. */
export function headersSection({ document }: Section): Html {
  const parameters = document.components.parameters;
  const toDefault = (name: string): Html => {
    const schema = parameters[name]?.schema;
    const value = isSchema(schema) ? schema['default'] : undefined;
    if (typeof value === 'string') return code(value);
    const words = headerDefaults[name];
    return words === undefined ? html`—` : prose(words);
  };
  return html`<section id="headers">
    <h1>${headersTitle}</h1>
    ${table(
      headersTitle,
      [pageWords.name, pageWords.meaning, pageWords.default],
      Object.keys(requestHeaders.shape)
        .filter(isHeaderName)
        .map((name) => [code(name), prose(headerWords[name]), toDefault(name)]),
    )}
  </section>`;
}

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
