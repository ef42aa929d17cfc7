import { basePath } from '@saer/contract/endpoint';
import type { Language } from '@saer/i18n/locale';
import { html, type Html } from '../http/html.ts';
import { htmlPage, type HtmlPage } from '../http/html-page.ts';
import { pageBar } from '../http/page-bar.ts';
import { docsScript } from './docs-script.ts';
import { docsStyle } from './docs-style.ts';
import { pageContents } from './page-contents.ts';
import { docsAddress, pageIndex } from './page-index.ts';
import { docsPages } from './page-list.ts';
import { type Section, snippet } from './sections/section-elements.ts';
import { type Translator, translatorFor } from './translator.ts';
import { calculateWords } from './words/calculate-words.ts';
import { pageWords } from './words/page-words.ts';

function bar({ say, language }: Translator, here: string): Html {
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return pageBar(
    say(pageWords.brand),
    html`<a href="/calculator">${say(pageWords.calculator)}</a>
      <a href="${basePath}/docs/openapi.json">OpenAPI</a>
      <a href="${docsAddress(here, other)}" lang="${other}" hreflang="${other}"
        >${say(pageWords.otherLanguage)}</a
      >`,
  );
}

/** The first page: what the API is for, its units, and the way to each group. */
function overview({ speech: translator, siteOrigin }: Section): Html {
  const { say, sayWith, prose, language } = translator;
  return html`<h1>${say(pageWords.title)}</h1>
    <p class="lead">${prose(pageWords.intro)}</p>
    <p>${prose(pageWords.units)}</p>
    <p><a href="${basePath}/docs/openapi.json">${say(pageWords.machine)}</a></p>
    <div class="block">${snippet(translator, say(calculateWords.server), `export SAER=${siteOrigin}`)}</div>
    <ul class="cards">
      ${docsPages.map(
        ({ slug, title, endpoints }) =>
          html`<li>
            <a href="${docsAddress(slug, language)}"
              >${say(title)}${
                endpoints.length === 0
                  ? ''
                  : html`<small>${sayWith(pageWords.count, { count: endpoints.length })}</small>`
              }</a
            >
          </li>`,
      )}
    </ul>`;
}

/** The pages before and after one, at its end. */
function neighbours({ say, sayWith, language }: Translator, here: string): Html {
  const at = docsPages.findIndex(({ slug }) => slug === here);
  const link = (page: (typeof docsPages)[number] | undefined, words: typeof pageWords.next): Html =>
    page === undefined
      ? html`<span></span>`
      : html`<a href="${docsAddress(page.slug, language)}">${sayWith(words, { title: say(page.title) })}</a>`;
  return html`<div class="next">
    ${link(at <= 0 ? undefined : docsPages[at - 1], pageWords.before)}
    ${link(docsPages[at + 1], pageWords.next)}
  </div>`;
}

const idsIn = ({ html: text }: Html): readonly string[] =>
  [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);

/** Every page of the documentation in one language, by the end of its address. */
export function documentationPages(
  { document, siteOrigin }: Omit<Section, 'speech'>,
  language: Language,
  fontFaces: string,
): ReadonlyMap<string, HtmlPage> {
  const translator = translatorFor(language);
  const { say } = translator;
  const section = { speech: translator, document, siteOrigin };
  const contents = new Map([['', overview(section)], ...pageContents(section)]);
  const homes = new Map(
    [...contents].flatMap(([slug, content]) => idsIn(content).map((id) => [id, slug] as const)),
  );
  const titles = new Map([['', ''], ...docsPages.map(({ slug, title }) => [slug, say(title)] as const)]);
  return new Map(
    [...contents].map(([slug, content]) => {
      // What is described on another page is linked there.
      const linked = content.html.replace(/href="#([^"]+)"/g, (link, id: string) => {
        const home = homes.get(id);
        return home === undefined || home === slug ? link : `href="${docsAddress(home, language, id)}"`;
      });
      const title = titles.get(slug) ?? '';
      const body = html`<a class="skip" href="#content">${say(pageWords.skip)}</a>
        ${bar(translator, slug)}
        <div class="frame">
          ${pageIndex(translator, slug)}
          <main id="content" tabindex="-1">${{ html: linked }} ${neighbours(translator, slug)}</main>
        </div>`;
      const page = htmlPage({
        language,
        title: title === '' ? say(pageWords.title) : `${title} · ${say(pageWords.title)}`,
        fontFaces,
        style: docsStyle,
        script: docsScript,
        body,
      });
      return [slug, page] as const;
    }),
  );
}
