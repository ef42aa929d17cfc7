import { accesses } from '@saer/contract/access';
import type { Endpoint } from '@saer/contract/endpoint';
import { html, type Html } from '../../http/html.ts';
import { schemaRows } from '../schema-rows.ts';
import { isSchema, typeOf } from '../schema-type.ts';
import { code } from '../translator.ts';
import { endpointGroups } from '../endpoint-groups.ts';
import { pageWords } from '../words/page-words.ts';
import { permissionWords } from '../words/permission-words.ts';
import { address, fieldTable, operationOf, type Section } from './section-elements.ts';

type Operation = ReturnType<typeof operationOf>;

/** The input of an endpoint, in its URL or its body. */
function inputRows(operation: Operation) {
  const query = (operation?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query'
      ? [{ name: `?${each.name}`, type: typeOf(each.schema), needed: each.required }]
      : [],
  );
  const [body] = Object.values(operation?.requestBody?.content ?? {});
  return [...query, ...schemaRows(body?.schema)];
}

/** The reply: a link to a named object, or its fields. */
function reply({ speech, document }: Section, endpoint: Endpoint): Html {
  const { say } = speech;
  if (endpoint.repliesWith !== undefined)
    return html`<p>
      ${say(pageWords.reply)}: <code dir="ltr">${[endpoint.repliesWith].flat().join(', ')}</code>
    </p>`;
  const schema = operationOf(document, endpoint)?.responses[200]?.content['application/json']?.schema;
  const rows = isSchema(schema) && '$ref' in schema ? [] : schemaRows(schema);
  return rows.length === 0
    ? html`<p>${say(pageWords.reply)}: <code dir="ltr">${typeOf(schema)}</code></p>`
    : html`<p>${say(pageWords.reply)}:</p>
        ${fieldTable(speech, `${say(pageWords.reply)} ${endpoint.path}`, rows)}`;
}

/** Every endpoint of a group: purpose, access, input and output. */
export function endpointsSection(section: Section): Html {
  const { speech, document } = section;
  const { say, prose } = speech;
  return html`${endpointGroups.map(
    ({ id, title, endpoints }) =>
      html`<section id="${id}">
        <h2>${say(title)}</h2>
        ${endpoints.map(([endpoint, words]) => {
          const rows = inputRows(operationOf(document, endpoint));
          return html`<article>
            <h3>${address(endpoint)}</h3>
            <p>${prose(words)}</p>
            <p>
              ${say(permissionWords.who)}:
              ${
                endpoint.access === 'public'
                  ? say(permissionWords.everyone)
                  : code(accesses[endpoint.access].join(', '))
              }
            </p>
            ${
              rows.length === 0
                ? ''
                : fieldTable(speech, `${say(pageWords.request)} ${endpoint.method} ${endpoint.path}`, rows)
            }
            ${reply(section, endpoint)}
          </article>`;
        })}
      </section>`,
  )}`;
}
