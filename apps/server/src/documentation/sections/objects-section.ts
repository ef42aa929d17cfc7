import { listNames } from '@saer/contract/lists/all';
import { html, type Html } from '../../http/html.ts';
import { schemaForms, type SchemaRow } from '../schema-rows.ts';
import { typeOf } from '../schema-type.ts';
import { pageName } from '../schemas.ts';
import { code } from '../translator.ts';
import { objectWords } from '../words/object-words.ts';
import { fieldTable, type Section } from './section-elements.ts';

/** Objects described where they are used. */
const toldElsewhere = new Set([
  'CalculateRequest',
  'ListFilter',
  'FilterCondition',
  'ErrorCode',
  ...listNames.map(pageName),
]);

/** Every named object with its fields. */
export function objectsSection({ speech, document }: Section): Html {
  const { say, prose } = speech;
  const schemas = Object.entries(document.components.schemas).filter(([id]) => !toldElsewhere.has(id));
  const formTable = (id: string, rows: readonly SchemaRow[]) => fieldTable(speech, id, rows);
  return html`<section id="objects">
    <h2>${say(objectWords.title)}</h2>
    <p>${prose(objectWords.intro)}</p>
    ${schemas.map(([id, schema]) => {
      const forms = schemaForms(schema);
      return html`<article id="${id}">
        <h3>${code(id)}</h3>
        ${forms.length === 0 ? html`<p><code dir="ltr">${typeOf(schema)}</code></p>` : ''}
        ${forms.length > 1 ? html`<p>${say(objectWords.oneOf)}</p>` : ''}
        ${forms.map((rows, at) => formTable(forms.length === 1 ? id : `${id} ${at + 1}`, rows))}
      </article>`;
    })}
  </section>`;
}
