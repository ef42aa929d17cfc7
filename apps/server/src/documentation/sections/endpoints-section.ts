import { accesses } from '@saer/contract/api/access';
import type { DescribedEndpoint, Endpoint } from '@saer/contract/api/endpoint';
import type { EndpointGroup } from '@saer/contract/endpoints';
import { html, type Html } from '../../http/replies/html.ts';
import { schemaRows, isSchema, describeType } from '../schema-type.ts';
import { code, prose, pageWords } from '../prose.ts';
import { toCommand, findOperation, exampleReply } from '../example/endpoint-example.ts';
import { address, fieldTable, type Section, snippet, split } from './section-elements.ts';

type Operation = ReturnType<typeof findOperation>;

const heading = (text: string): Html => html`<h3 class="part">${text}</h3>`;

/** The input of an endpoint, in its URL or its body. */
function inputRows(operation: Operation) {
  const query = (operation?.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query'
      ? [{ name: `?${each.name}`, type: describeType(each.schema), needed: each.required }]
      : [],
  );
  const [body] = Object.values(operation?.requestBody?.content ?? {});
  return [...query, ...schemaRows(body?.schema)];
}

/** The reply: a link to a named object, or its fields. */
function reply({ document }: Section, endpoint: Endpoint): Html {
  if (endpoint.repliesWith !== undefined)
    return html`<p>
      ${pageWords.reply}: <code dir="ltr">${[endpoint.repliesWith].flat().join(', ')}</code>
    </p>`;
  const schema = findOperation(document, endpoint)?.responses[200]?.content['application/json']?.schema;
  const rows = isSchema(schema) && '$ref' in schema ? [] : schemaRows(schema);
  return rows.length === 0
    ? html`<p>${pageWords.reply}: <code dir="ltr">${describeType(schema)}</code></p>`
    : html`${heading(pageWords.reply)} ${fieldTable(`${pageWords.reply} ${endpoint.path}`, rows)}`;
}

/** The anchor of an endpoint on its page. */
export const toAnchor = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path.replaceAll('/', '-')}`;

/** An endpoint: its purpose, access, input and output, beside a call and its reply. */
function endpointArticle(section: Section, endpoint: DescribedEndpoint): Html {
  const { document } = section;
  const rows = inputRows(findOperation(document, endpoint));
  const replied = exampleReply(document, endpoint);
  return html`<article id="${toAnchor(endpoint)}">
    ${split(
      html`<h2>${address(endpoint)}</h2>
        <p>${prose(endpoint.description)}</p>
        <p class="who">
          ${pageWords.who}:
          ${endpoint.access === 'public' ? pageWords.everyone : code(accesses[endpoint.access].join(', '))}
        </p>
        ${
          rows.length === 0
            ? ''
            : html`${heading(pageWords.request)}
              ${fieldTable(`${pageWords.request} ${endpoint.method} ${endpoint.path}`, rows)}`
        }
        ${reply(section, endpoint)}`,
      html`${snippet(pageWords.request, toCommand(document, endpoint))}
      ${replied === undefined ? '' : snippet(pageWords.reply, replied)}`,
    )}
  </article>`;
}

/** Every endpoint of a group. */
export const endpointsSection = (section: Section, { id, title, endpoints }: EndpointGroup): Html =>
  html`<section id="${id}">
    <h1>${title}</h1>
    ${endpoints.map((endpoint) => endpointArticle(section, endpoint))}
  </section>`;
