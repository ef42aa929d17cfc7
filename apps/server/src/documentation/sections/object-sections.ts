import { basePath } from '@saer/contract/api/endpoint';
import { feeBook } from '@saer/contract/fees/fee-book';
import { pricingPlan } from '@saer/contract/subscriptions/pricing-plan';
import { health } from '@saer/contract/api/health';
import { accesses } from '@saer/contract/api/access';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import { html, type Html } from '../../http/replies/html.ts';
import { describeType, schemaForms } from '../schema-type.ts';
import { newName, pageName, rowName } from '../schemas.ts';
import { code, prose, pageWords } from '../prose.ts';
import { findOperation } from '../example/endpoint-example.ts';
import { address, type Section, table, fieldTable } from './section-elements.ts';
import type { OpenApi } from '../openapi.ts';

/** Words of the lists section. */
const listWords = {
  title: 'Stores, families and fees',
  feeBook: 'With `?on=YYYY-MM-DD`: as of that day, else today in Riyadh.',
  lists: 'Every list',
  intro:
    '`GET` each address for the whole list at once. With `/page` behind it the list comes page by page, and `?filter=` chooses the rows.',
  address: 'Address',
  what: 'What it lists',
  columns: 'Columns',
  keeping: 'Managing the lists',
  keepingIntro:
    '`POST` adds a row. `PUT` replaces a row: the same fields with the `id` and the `version` it was read at, without set-once fields; a nullable field left out becomes null. If somebody has changed the row since, nothing is saved and the answer is 409 `rowChanged`. `DELETE ?id=1,2` removes rows, all of them or none: what is in use stays, and 409 `inUse` names in `details` what uses it (`list`) and how often (`count`). With `active` false a row is kept for past records and no longer shown to sellers.',
  feeTables: 'A fee table, its size classes and its commissions can be changed while it is a draft.',
  takes: 'A new row',
  once: 'Set once',
  relations: 'Relations of its pages',
} as const;

/** Fields of a row that are set on creation and cannot change. */
const createOnly = (name: ListName): readonly string[] => {
  const { create, update } = lists[name];
  return Object.keys(create.body.shape).filter((field) => !(field in update.body.shape));
};

/** Editing endpoints of each list. */
function editing(): Html {
  return html`<h2>${listWords.keeping}</h2>
    <p>${prose(listWords.keepingIntro)}</p>
    <p>${prose(listWords.feeTables)}</p>
    <p>${pageWords.who}: ${code(accesses.admin.join(', '))}</p>
    ${table(
      listWords.keeping,
      [listWords.address, listWords.what, listWords.takes, listWords.once],
      listNames.map((name) => [
        html`${code(`${basePath}${lists[name].create.path}`)}${
          name === 'pricePlan' ? html`<br />${code(`${basePath}${pricingPlan.create.path}`)}` : ''
        }`,
        html`${lists[name].labels.en.many}`,
        html`<a href="#${newName(name)}">${code(newName(name))}</a>`,
        createOnly(name).length === 0 ? html`—` : code(createOnly(name).join(', ')),
      ]),
    )}`;
}

/** Endpoints that read the calculator's data, together or by list, and that edit the lists. */
export function listsSection({ document }: Section): Html {
  const toReply = (endpoint: typeof feeBook | typeof health) =>
    html`<code dir="ltr"
      >${describeType(findOperation(document, endpoint)?.responses[200].content['application/json']?.schema)}</code
    >`;
  return html`<section id="lists">
    <h1>${listWords.title}</h1>
    <h2>${address(feeBook)}</h2>
    <p>${prose(feeBook.description)} ${prose(listWords.feeBook)} ${pageWords.reply}: ${toReply(feeBook)}.</p>
    <h2>${address(health)}</h2>
    <p>${prose(health.description)} ${pageWords.reply}: ${toReply(health)}.</p>
    <h2>${listWords.lists}</h2>
    <p>${prose(listWords.intro)}</p>
    ${table(
      listWords.lists,
      [listWords.address, listWords.what, listWords.columns, listWords.relations],
      listNames.map((name) => {
        const { find, page, relationNames } = lists[name];
        return [
          html`${code(`${basePath}${find.path}`)}<br />${
              name === 'pricePlan'
                ? html`${code(`${basePath}${pricingPlan.find.path}`)}<br />${code(`${basePath}${pricingPlan.page.path}`)}<br />`
                : ''
            }<span id="${pageName(name)}">${code(`${basePath}${page.path}`)}</span>`,
          html`${lists[name].labels.en.many}`,
          html`<a href="#${rowName(name)}">${code(rowName(name))}</a>`,
          relationNames.length === 0 ? html`—` : code(relationNames.join(', ')),
        ];
      }),
    )}
    ${editing()}
  </section>`;
}

/** Words of the objects section. */
const objectWords = {
  title: 'Objects',
  intro: '`name[]` is a list; `a.b` is the field `b` of `a`; `[key]` is a code.',
  ofPage: 'Objects of this page',
  oneOf: 'One of these forms:',
} as const;

/** Objects described in words of their own. */
const toldElsewhere = new Set([
  'CalculateRequest',
  'ListFilter',
  'FilterCondition',
  'ErrorCode',
  ...listNames.map(pageName),
]);

/** The names of the objects with a table of their own. */
export const objectNames = ({ components }: OpenApi): ReadonlySet<string> =>
  new Set(Object.keys(components.schemas).filter((name) => !toldElsewhere.has(name)));

/** A named object with its fields: a link to it opens it. */
export function objectArticle({ document }: Section, name: string): Html {
  const schema = document.components.schemas[name] ?? {};
  const forms = schemaForms(schema);
  return html`<details class="object">
    <summary><h2>${code(name)}</h2></summary>
    <div id="${name}">
      ${forms.length === 0 ? html`<p><code dir="ltr">${describeType(schema)}</code></p>` : ''}
      ${forms.length > 1 ? html`<p>${objectWords.oneOf}</p>` : ''}
      ${forms.map((rows, at) => fieldTable(forms.length === 1 ? name : `${name} ${at + 1}`, rows))}
    </div>
  </details>`;
}

/** The objects that no other page describes. */
export const objectsSection = (): Html =>
  html`<section id="objects">
    <h1>${objectWords.title}</h1>
    <p>${prose(objectWords.intro)}</p>
  </section>`;

/** The heading over the objects of a page. */
export const objectsHeading = (): Html => html`<h2 class="objects">${objectWords.ofPage}</h2>`;
