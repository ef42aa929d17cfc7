import { basePath } from '@saer/contract/endpoint';
import type { Language } from '@saer/i18n/locale';
import { html, type Html } from '../http/html.ts';
import { type DocsPage, docsPages } from './page-list.ts';
import { anchorOf } from './sections/endpoints-section.ts';
import type { Translator } from './translator.ts';
import { pageWords } from './words/page-words.ts';

/** The address of a page of the documentation, '' for the first, in a language. */
export const docsAddress = (slug: string, language: Language, anchor = ''): string =>
  `${basePath}/docs${slug === '' ? '' : `/${slug}`}?lang=${language}${anchor === '' ? '' : `#${anchor}`}`;

function endpointLines({ slug, endpoints }: DocsPage, { language, say }: Translator, isHere: boolean): Html {
  if (endpoints.length === 0) return html``;
  return html`<ul ${isHere ? html`` : html`hidden`}>
    ${endpoints.map(([endpoint, words]) => {
      const { method, path, summary } = endpoint;
      return html`<li data-words="${summary} ${say(words)}">
        <a href="${docsAddress(slug, language, anchorOf(endpoint))}"
          ><span class="verb ${method}">${method}</span><code>${path}</code></a
        >
      </li>`;
    })}
  </ul>`;
}

/** The index beside every page: the groups, the endpoints of this one, and the search among all. */
export function pageIndex(translator: Translator, here: string): Html {
  const { language, say } = translator;
  const link = (slug: string, title: string): Html =>
    html`<a href="${docsAddress(slug, language)}" ${slug === here ? html`aria-current="page"` : html``}
      >${title}</a
    >`;
  return html`<nav class="index" aria-label="${say(pageWords.contents)}">
    <details open>
      <summary>${say(pageWords.contents)}</summary>
      <div>
        <div hidden>
          <input
            id="search"
            type="search"
            autocomplete="off"
            spellcheck="false"
            aria-label="${say(pageWords.search)}"
            aria-keyshortcuts="/"
            placeholder="${say(pageWords.search)}"
          />
          <output id="found" class="no" for="search" data-words="${say(pageWords.found)}" hidden></output>
        </div>
        <ul class="groups">
          <li>${link('', say(pageWords.top))}</li>
          ${docsPages.map(
            (page) =>
              html`<li>
                ${link(page.slug, say(page.title))} ${endpointLines(page, translator, page.slug === here)}
              </li>`,
          )}
        </ul>
      </div>
    </details>
  </nav>`;
}
