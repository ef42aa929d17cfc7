import { basePath } from '@saer/contract/endpoint';
import { directions, type Language } from '@saer/i18n/locale';
import { html, type Html } from '../http/html.ts';
import { endpointGroups } from './endpoint-groups.ts';
import type { OpenApi } from './openapi.ts';
import { calculateSection } from './sections/calculate-section.ts';
import { endpointsSection } from './sections/endpoints-section.ts';
import { errorsSection } from './sections/errors-section.ts';
import { filterSection } from './sections/filter-section.ts';
import { headersSection } from './sections/headers-section.ts';
import { listsSection } from './sections/lists-section.ts';
import { objectsSection } from './sections/objects-section.ts';
import { permissionsSection } from './sections/permissions-section.ts';
import { type Translator, translatorFor } from './translator.ts';
import { style } from '../http/page-style.ts';
import { calculateWords } from './words/calculate-words.ts';
import { errorWords } from './words/error-words.ts';
import { filterWords } from './words/filter-words.ts';
import { headersTitle } from './words/header-words.ts';
import { listWords } from './words/list-words.ts';
import { objectWords } from './words/object-words.ts';
import { pageWords } from './words/page-words.ts';
import { permissionWords } from './words/permission-words.ts';

const contents = [
  { id: 'calculate', title: calculateWords.title },
  { id: 'lists', title: listWords.title },
  { id: 'filter', title: filterWords.title },
  ...endpointGroups,
  { id: 'permissions', title: permissionWords.title },
  { id: 'headers', title: headersTitle },
  { id: 'errors', title: errorWords.title },
  { id: 'objects', title: objectWords.title },
];

const sections = [
  calculateSection,
  listsSection,
  filterSection,
  endpointsSection,
  permissionsSection,
  headersSection,
  errorsSection,
  objectsSection,
];

/** The same logo as the web's `logo-mark.tsx`. */
const mark = html`<svg aria-hidden="true" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="9" />
  <path
    d="M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3"
    fill="none"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

function bar({ say, language }: Translator): Html {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return html`<header class="bar">
    <div>
      <a class="brand" href="/">${mark} ${say(pageWords.brand)}</a>
      <a href="/user/add-product">${say(pageWords.calculator)}</a>
      <a href="?lang=${other}" lang="${other}" hreflang="${other}">${say(pageWords.otherLanguage)}</a>
    </div>
  </header>`;
}

/** The documentation of the API as one page in one language. */
export function documentationPage(document: OpenApi, language: Language): string {
  const speech = translatorFor(language);
  const { say, prose } = speech;
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${say(pageWords.title)}</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${say(pageWords.skip)}</a>
        ${bar(speech)}
        <div class="frame">
          <nav class="contents" aria-label="${say(pageWords.contents)}">
            <ul>
              ${contents.map(({ id, title }) => html`<li><a href="#${id}">${say(title)}</a></li>`)}
            </ul>
          </nav>
          <main id="content" tabindex="-1">
            <h1>${say(pageWords.title)}</h1>
            <p class="lead">${prose(pageWords.intro)}</p>
            <p>${prose(pageWords.units)}</p>
            <p><a href="${basePath}/docs/openapi.json">${say(pageWords.machine)}</a></p>
            ${sections.map((section) => section({ speech, document }))}
          </main>
        </div>
      </body>
    </html>`;
  return page.html;
}
