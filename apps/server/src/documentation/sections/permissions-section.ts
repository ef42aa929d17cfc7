import { type Access, isAllowed } from '@saer/contract/access';
import { basePath } from '@saer/contract/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { pageAccess } from '@saer/contract/pages';
import { managedRoles, roles } from '@saer/contract/role';
import { html, type Html } from '../../http/html.ts';
import { code, type Translator } from '../translator.ts';
import { permissionWords } from '../words/permission-words.ts';
import { type Section, table } from './section-elements.ts';

/** Endpoints with one path (one product and many) share a row. */
const addresses = new Map(
  endpoints.map(({ method, path, access }) => [`${method} ${basePath}${path}`, access] as const),
);

function matrix(
  { say }: Translator,
  caption: string,
  head: string,
  rows: Iterable<readonly [string, Access]>,
): Html {
  const mark = (isYes: boolean) =>
    isYes
      ? html`<span role="img" aria-label="${say(permissionWords.allowed)}">✓</span>`
      : html`<span role="img" aria-label="${say(permissionWords.refused)}" class="no">–</span>`;
  return table(
    caption,
    [head, ...roles],
    [...rows].map(([name, access]) => [code(name), ...roles.map((role) => mark(isAllowed(role, access)))]),
  );
}

/** The permission matrix: every endpoint and page by role. */
export function permissionsSection({ speech }: Section): Html {
  const { say, prose } = speech;
  const pages = Object.entries(pageAccess);
  return html`<section id="permissions">
    <h1>${say(permissionWords.title)}</h1>
    <p>${prose(permissionWords.intro)}</p>
    <h2>${say(permissionWords.addresses)}</h2>
    ${matrix(speech, say(permissionWords.addresses), say(permissionWords.address), addresses)}
    <h2>${say(permissionWords.pages)}</h2>
    ${matrix(speech, say(permissionWords.pages), say(permissionWords.page), pages)}
    <h2>${say(permissionWords.manages)}</h2>
    <p>${prose(permissionWords.managesIntro)}</p>
    ${table(
      say(permissionWords.manages),
      [permissionWords.role, permissionWords.managed].map(say),
      roles.map((role) => [
        code(role),
        managedRoles[role].length === 0 ? html`—` : code(managedRoles[role].join(', ')),
      ]),
    )}
  </section>`;
}
