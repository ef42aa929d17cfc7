import { listNames } from '@saer/contract/lists/all';
import { html, type Html } from '../../http/replies/html.ts';
import { schemaForms } from '../schema-rows.ts';
import { typeOf } from '../schema-type.ts';
import { pageName } from '../schemas.ts';
import type { OpenApi } from '../openapi.ts';
import { code, prose } from '../prose.ts';
import { fieldTable, type Section } from './section-elements.ts';

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
      ${forms.length === 0 ? html`<p><code dir="ltr">${typeOf(schema)}</code></p>` : ''}
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
