import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { html, type Html } from '../../http/replies/html.ts';
import type { OpenApi } from '../openapi.ts';
import type { SchemaRow } from '../schema-type.ts';
import { code, pageWords } from '../prose.ts';

/** Tokens of JSON and of shell commands: a key, a text, a variable or number or word of JSON, and an option of a command. */
const tokens =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:))|("(?:[^"\\\n]|\\.)*")|(\$[A-Z]+\b|\b-?\d+(?:\.\d+)?\b|\b(?:true|false|null)\b)|((?<=^|\s)--?[A-Za-z][\w-]*)/gm;
const kinds = ['k', 's', 'n', 'c'] as const;

/** Code with its tokens coloured: JSON, or a command with JSON in it. */
function highlight(text: string): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [token, ...found] = match;
    const kind = kinds[found.findIndex((each: string | undefined) => each !== undefined)] ?? 'c';
    parts.push(html`${text.slice(end, match.index)}`, html`<span class="${kind}">${token}</span>`);
    end = match.index + token.length;
  }
  return html`${parts}${text.slice(end)}`;
}

/** Input of every section. */
export interface Section {
  readonly document: OpenApi;
  /** Where the server answers, for the commands. */
  readonly siteOrigin: string;
}

/** The cells of a row; the first one is its header. */
type Row = readonly [Html, ...Html[]];

/** A group of rows with a heading. */
interface RowGroup {
  readonly head?: Html;
  readonly rows: readonly Row[];
}

/** A table that displays rows as cards on narrow screens. ARIA roles preserve the table where CSS changes its display type. */
export function groupedTable(caption: string, heads: readonly string[], groups: readonly RowGroup[]): Html {
  const row = ([first, ...others]: Row) =>
    html`<tr role="row">
      <th scope="row" role="rowheader">${first}</th>
      ${others.map((cell, at) => html`<td role="cell" data-head="${heads[at + 1] ?? ''}">${cell}</td>`)}
    </tr>`;
  return html`<div class="sheet">
    <table role="table" aria-label="${caption}">
      <thead role="rowgroup">
        <tr role="row">
          ${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}
        </tr>
      </thead>
      ${groups.map(
        ({ head, rows }) =>
          html`<tbody role="rowgroup">
            ${
              head === undefined
                ? ''
                : html`<tr class="group" role="row">
                    <th scope="rowgroup" role="rowheader" colspan="${heads.length}">${head}</th>
                  </tr>`
            }
            ${rows.map(row)}
          </tbody>`,
      )}
    </table>
  </div>`;
}

export const table = (caption: string, heads: readonly string[], rows: readonly Row[]): Html =>
  groupedTable(caption, heads, [{ rows }]);

/** A block of code, coloured, with a button to copy it for those whose browser runs scripts. */
export const snippet = (label: string, text: string, id = ''): Html =>
  html`<figure class="snippet">
    <figcaption>
      <span>${label}</span>
      <button type="button" class="copy" data-done="${pageWords.copied}" hidden>${pageWords.copy}</button>
    </figcaption>
    <pre
      dir="ltr"
      tabindex="0"
      role="group"
      aria-label="${label}"
      ${id === '' ? '' : html`id="${id}"`}
    ><code>${highlight(text)}</code></pre>
  </figure>`;

export const address = ({ method, path }: Endpoint): Html =>
  html`<code class="address" dir="ltr"
    ><span class="verb ${method}">${method}</span> ${basePath}${path}</code
  >`;

/** Prose, and beside it, where there is room, the examples of it. */
export const split = (prose: Html, examples: Html): Html =>
  html`<div class="split">
    <div>${prose}</div>
    <div class="examples">${examples}</div>
  </div>`;

/** A table of the fields of an object, with descriptions if there is `meaning`. */
export function fieldTable(
  caption: string,
  rows: readonly SchemaRow[],
  meaning?: (field: string) => Html,
): Html {
  const heads = [
    pageWords.name,
    pageWords.type,
    pageWords.needed,
    ...(meaning === undefined ? [] : [pageWords.meaning]),
  ];
  return table(
    caption,
    heads,
    rows.map(({ name, type, needed, byDefault }) => [
      code(name),
      html`<code dir="ltr">${type}</code>`,
      byDefault === undefined
        ? html`${needed ? pageWords.yes : pageWords.no}`
        : html`${pageWords.byDefault} ${code(byDefault)}`,
      ...(meaning === undefined ? [] : [meaning(name)]),
    ]),
  );
}
