import { basePath, type Endpoint } from '@saer/contract/endpoint';
import { html, type Html } from '../html.ts';
import type { OpenApi } from '../openapi.ts';
import type { SchemaRow } from '../schema-rows.ts';
import { code, type Speech } from '../speech.ts';
import { pageWords } from '../words/page-words.ts';

/** What every section is made from. */
export interface Section {
  readonly speech: Speech;
  readonly document: OpenApi;
}

/** A table that scrolls by itself where the screen is narrow; the first cell of a row heads it. */
export const table = (caption: string, heads: readonly string[], body: readonly Html[]): Html =>
  html`<div class="wide" role="group" tabindex="0" aria-label="${caption}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      ${body}
    </table>
  </div>`;

export const row = (first: Html, others: readonly Html[]): Html =>
  html`<tr>
    <th scope="row">${first}</th>
    ${others.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

export const tableBody = (rows: readonly Html[]): Html =>
  html`<tbody>
    ${rows}
  </tbody>`;

/** Code to be read or copied as it stands. */
export const snippet = (label: string, text: string, id = ''): Html =>
  html`<figure class="snippet">
    <figcaption>${label}</figcaption>
    <pre
      dir="ltr"
      tabindex="0"
      role="group"
      aria-label="${label}"
      ${id === '' ? '' : html`id="${id}"`}
    ><code>${text}</code></pre>
  </figure>`;

export const address = ({ method, path }: Endpoint): Html =>
  html`<code class="address" dir="ltr"><span class="method">${method}</span> ${basePath}${path}</code>`;

/** The operation the document tells of an endpoint. */
export const operationOf = ({ paths }: OpenApi, { path, method }: Endpoint) =>
  paths[path]?.[method.toLowerCase()];

/** The fields of one object; with `meaning`, what each is for. */
export function fieldTable(
  { say }: Speech,
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
  return table(caption, heads.map(say), [
    tableBody(
      rows.map(({ name, type, needed, byDefault }) =>
        row(code(name), [
          html`<code dir="ltr">${type}</code>`,
          byDefault === undefined
            ? html`${say(needed ? pageWords.yes : pageWords.no)}`
            : html`${say(pageWords.byDefault)} ${code(byDefault)}`,
          ...(meaning === undefined ? [] : [meaning(name)]),
        ]),
      ),
    ),
  ]);
}
