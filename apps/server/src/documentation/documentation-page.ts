import { errorCodes, errorStatus } from '@saer/contract/error-code';
import { basePath, type Endpoint, nothing } from '@saer/contract/endpoint';
import { endpoints } from '@saer/contract/endpoints';
import { errorMessage } from '@saer/i18n/error-messages';
import { directions, type Language } from '@saer/i18n/locale';
import { translators } from '../http/translators.ts';
import { html, type Html } from './html.ts';
import type { OpenApi } from './openapi.ts';
import { schemaRows, typeOf } from './schema-rows.ts';
import { style } from './style.ts';
import { summaryOf, words } from './words.ts';

type Word = keyof typeof words;

const code = (text: string) => html`<code dir="ltr">${text}</code>`;

/** The API for people, in one language, as one page. */
export function documentationPage({ paths, components }: OpenApi, language: Language): string {
  const i18n = translators[language];
  const say = (word: Word) => i18n._(words[word]);

  const fieldTable = (
    caption: string,
    rows: readonly { name: string; type: string; needed: boolean }[],
  ): Html =>
    html`<table>
      <caption class="quiet">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say('name')}</th>
          <th scope="col">${say('type')}</th>
          <th scope="col">${say('needed')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, type, needed }) =>
            html`<tr>
              <th scope="row">${code(name)}</th>
              <td>${code(type)}</td>
              <td>${say(needed ? 'yes' : 'no')}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;

  const schemaTable = (caption: string, schema: unknown): Html => {
    const rows = schemaRows(schema);
    return rows.length === 0 ? html`<p>${caption}: ${code(typeOf(schema))}</p>` : fieldTable(caption, rows);
  };

  const described = (endpoint: Endpoint): Html => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const query = operation?.parameters.flatMap((each) => ('name' in each ? [each] : [])) ?? [];
    return html`<article>
      <h3 id="${endpoint.method}${endpoint.path}">
        <code dir="ltr"><span class="method">${endpoint.method}</span> ${basePath}${endpoint.path}</code>
      </h3>
      <p>${i18n._(summaryOf(endpoint))}</p>
      ${
        query.length === 0
          ? ''
          : fieldTable(
              say('query'),
              query.map(({ name, required, schema }) => ({ name, type: typeOf(schema), needed: required })),
            )
      }
      ${endpoint.body === nothing ? '' : schemaTable(say('body'), operation?.requestBody?.content['application/json'].schema)}
      <p>${say('reply')}: ${code(typeOf(operation?.responses[200].content['application/json'].schema))}</p>
    </article>`;
  };

  const distinct = [...new Map(endpoints.map((each) => [`${each.method} ${each.path}`, each])).values()];
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${say('title')}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${say('skip')}</a>
        <header>
          <h1>${say('title')}</h1>
          <p class="quiet">${say('intro')}</p>
          <p>
            <bdi><a href="${basePath}/docs/openapi.json">${say('machine')}</a></bdi> ·
            <bdi
              ><a href="?lang=${other}" lang="${other}" hreflang="${other}">${say('otherLanguage')}</a></bdi
            >
          </p>
        </header>
        <main id="content">
          <h2>${say('endpoints')}</h2>
          <ul>
            ${distinct.map((each) => html`<li><a href="#${each.method}${each.path}">${code(`${each.method} ${each.path}`)}</a> <span class="quiet">${i18n._(summaryOf(each))}</span></li>`)}
          </ul>
          ${distinct.map(described)}
          <h2>${say('headers')}</h2>
          ${fieldTable(
            say('headers'),
            Object.values(components.parameters).map(({ name, required, schema }) => ({
              name,
              type: typeOf(schema),
              needed: required,
            })),
          )}
          <h2>${say('schemas')}</h2>
          ${Object.entries(components.schemas).map(
            ([id, schema]) =>
              html`<article>
                <h3 id="${id}">${code(id)}</h3>
                ${schemaTable(id, schema)}
              </article>`,
          )}
          <h2>${say('errors')}</h2>
          <p class="quiet">${say('errorsIntro')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">${say('name')}</th>
                <th scope="col">${say('status')}</th>
                <th scope="col">${say('message')}</th>
              </tr>
            </thead>
            <tbody>
              ${errorCodes.map(
                (each) =>
                  html`<tr>
                    <th scope="row">${code(each)}</th>
                    <td>${errorStatus[each]}</td>
                    <td>${errorMessage(i18n, each)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
  return page.html;
}
