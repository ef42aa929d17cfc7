import { basePath } from '@saer/contract/api/endpoint';
import { html, type Html } from '../http/replies/html.ts';
import { htmlPage, type HtmlPage, pageBar } from '../http/pages/html-page.ts';
import { docsStyle } from './docs-style.ts';
import { docsPages, type DocsPage } from './page-list.ts';
import { type Section, snippet } from './sections/section-elements.ts';
import { prose, pageWords } from './prose.ts';
import { objectArticle, objectNames, objectsHeading } from './sections/object-sections.ts';
import { toAnchor } from './sections/endpoints-section.ts';

/**
 * The script of the documentation: copies examples, and searches the index. Without it both are not there, and nothing else is
 * missing.
 */
const docsScript = `(() => {
  for (const button of document.querySelectorAll('.copy')) {
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const text = button.closest('figure').querySelector('pre').textContent;
      try { await navigator.clipboard.writeText(text); button.textContent = button.dataset.done; }
      catch { getSelection().selectAllChildren(button.closest('figure').querySelector('pre')); }
      setTimeout(() => { button.textContent = label; }, 1600);
    });
  }
  const reveal = () => {
    const details = document.querySelector(':target')?.closest('details');
    if (details === null || details === undefined || details.open) return;
    details.open = true;
    details.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  reveal();
  const index = document.querySelector('.index details');
  const wide = matchMedia('(min-width: 64rem)');
  const follow = () => { index.open = wide.matches; };
  wide.addEventListener('change', follow);
  follow();
  const search = document.querySelector('#search');
  const found = document.querySelector('#found');
  const fold = (text) => text.toLowerCase();
  const groups = [...document.querySelectorAll('.groups > li')].map((item) => ({
    item,
    own: fold(item.firstElementChild.textContent),
    list: item.querySelector('ul'),
    isOpen: item.querySelector('ul')?.hidden === false,
    lines: [...item.querySelectorAll('li')].map((line) => ({ line, text: fold(line.textContent + ' ' + (line.dataset.words ?? '')) })),
  }));
  const filter = () => {
    const words = fold(search.value).split(/\\s+/).filter(Boolean);
    const fits = (text) => words.every((word) => text.includes(word));
    let count = 0;
    for (const { item, own, list, isOpen, lines } of groups) {
      const isNamed = words.length > 0 && fits(own);
      let shown = 0;
      for (const { line, text } of lines) {
        line.hidden = words.length > 0 && !isNamed && !fits(own + ' ' + text);
        if (!line.hidden) shown += 1;
      }
      item.hidden = words.length > 0 && !isNamed && shown === 0;
      if (list) list.hidden = words.length === 0 ? !isOpen : shown === 0;
      count += item.hidden ? 0 : Math.max(shown, 1);
    }
    found.textContent = words.length === 0 ? '' : found.dataset.words.replace('#', String(count));
    found.hidden = words.length === 0;
  };
  const links = () => [...document.querySelectorAll('.groups a')].filter((link) => link.checkVisibility());
  const leaves = () => links().find((link) => link.closest('ul ul')) ?? links()[0];
  search.closest('[hidden]').hidden = false;
  search.addEventListener('input', filter);
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && search.value.trim() !== '') leaves()?.click();
    if (event.key === 'ArrowDown') { event.preventDefault(); links()[0]?.focus(); }
    if (event.key === 'Escape') { search.value = ''; filter(); }
  });
  document.querySelector('.groups').addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = links();
    const next = all.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
    (next < 0 ? search : all[next])?.focus();
  });
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    index.open = true;
    search.focus();
  });
  document.querySelector('.groups a[aria-current]')?.scrollIntoView({ block: 'nearest' });
})();`;

/** The address of a page of the documentation, '' for the first. */
const docsAddress = (slug: string, anchor = ''): string =>
  `${basePath}/docs${slug === '' ? '' : `/${slug}`}${anchor === '' ? '' : `#${anchor}`}`;

function endpointLines({ slug, endpoints }: DocsPage, isHere: boolean): Html {
  if (endpoints.length === 0) return html``;
  return html`<ul ${isHere ? html`` : html`hidden`}>
    ${endpoints.map((endpoint) => {
      const { method, path, summary, description } = endpoint;
      return html`<li data-words="${summary} ${description}">
        <a href="${docsAddress(slug, toAnchor(endpoint))}"
          ><span class="verb ${method}">${method}</span><code>${path}</code></a
        >
      </li>`;
    })}
  </ul>`;
}

/** The index beside every page: the groups, the endpoints of this one, and the search among all. */
function pageIndex(here: string): Html {
  const link = (slug: string, title: string): Html =>
    html`<a href="${docsAddress(slug)}" ${slug === here ? html`aria-current="page"` : html``}>${title}</a>`;
  return html`<nav class="index" aria-label="${pageWords.contents}">
    <details open>
      <summary>${pageWords.contents}</summary>
      <div>
        <div hidden>
          <input
            id="search"
            type="search"
            autocomplete="off"
            spellcheck="false"
            aria-label="${pageWords.search}"
            aria-keyshortcuts="/"
            placeholder="${pageWords.search}"
          />
          <output id="found" class="no" for="search" data-words="${pageWords.found}" hidden></output>
        </div>
        <ul class="groups">
          <li>${link('', pageWords.top)}</li>
          ${docsPages.map(
            (page) =>
              html`<li>${link(page.slug, page.title)} ${endpointLines(page, page.slug === here)}</li>`,
          )}
        </ul>
      </div>
    </details>
  </nav>`;
}

const linksIn = ({ html: text }: Html): readonly string[] =>
  [...text.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);

/** The content of every page: each named object stands on the first page that refers to it, those of no page on the last. */
function pageContents(section: Section): ReadonlyMap<string, Html> {
  const left = new Set(objectNames(section.document));
  /** The objects that a text refers to, and those that these refer to. */
  const take = (text: Html): Html[] =>
    linksIn(text).flatMap((name) => {
      if (!left.delete(name)) return [];
      const article = objectArticle(section, name);
      return [article, ...take(article)];
    });
  return new Map(
    docsPages.map(({ slug, write }) => {
      const own = write(section);
      const isLast = slug === docsPages.at(-1)?.slug;
      const objects = isLast ? [...left].map((name) => objectArticle(section, name)) : take(own);
      if (isLast) return [slug, html`${own}${objects}`] as const;
      return [
        slug,
        objects.length === 0
          ? own
          : html`${own}
              <section>${objectsHeading()}${objects}</section>`,
      ] as const;
    }),
  );
}

const bar = pageBar(
  pageWords.brand,
  html`<a href="/calculator">${pageWords.calculator}</a> <a href="${basePath}/docs/openapi.json">OpenAPI</a>`,
);

/** The first page: what the API is for, its units, and the way to each group. */
function overview({ siteOrigin }: Section): Html {
  return html`<h1>${pageWords.title}</h1>
    <p class="lead">${prose(pageWords.intro)}</p>
    <p>${prose(pageWords.units)}</p>
    <p><a href="${basePath}/docs/openapi.json">${pageWords.machine}</a></p>
    <div class="block">
      ${snippet('The address of the server, for the commands', `export SAER=${siteOrigin}`)}
    </div>
    <ul class="cards">
      ${docsPages.map(
        ({ slug, title, endpoints }) =>
          html`<li>
            <a href="${docsAddress(slug)}"
              >${title}${
                endpoints.length === 0
                  ? ''
                  : html`<small
                      >${endpoints.length === 1 ? '1 endpoint' : `${endpoints.length} endpoints`}</small
                    >`
              }</a
            >
          </li>`,
      )}
    </ul>`;
}

const neighbour = (page: (typeof docsPages)[number] | undefined, way: string): Html =>
  page === undefined
    ? html`<span></span>`
    : html`<a href="${docsAddress(page.slug)}">${way}: ${page.title}</a>`;

/** The pages before and after one, at its end. */
function neighbours(here: string): Html {
  const at = docsPages.findIndex(({ slug }) => slug === here);
  return html`<div class="next">
    ${neighbour(at <= 0 ? undefined : docsPages[at - 1], 'Back')} ${neighbour(docsPages[at + 1], 'Next')}
  </div>`;
}

const idsIn = ({ html: text }: Html): readonly string[] =>
  [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);

/** Every page of the documentation, by the end of its address. */
export function documentationPages(section: Section, fontFaces: string): ReadonlyMap<string, HtmlPage> {
  const contents = new Map([['', overview(section)], ...pageContents(section)]);
  const homes = new Map(
    [...contents].flatMap(([slug, content]) => idsIn(content).map((id) => [id, slug] as const)),
  );
  const titles = new Map([['', ''], ...docsPages.map(({ slug, title }) => [slug, title] as const)]);
  return new Map(
    [...contents].map(([slug, content]) => {
      // What is described on another page is linked there.
      const linked = content.html.replace(/href="#([^"]+)"/g, (link, id: string) => {
        const home = homes.get(id);
        return home === undefined || home === slug ? link : `href="${docsAddress(home, id)}"`;
      });
      const title = titles.get(slug) ?? '';
      const body = html`<a class="skip" href="#content">${pageWords.skip}</a>
        ${bar}
        <div class="frame">
          ${pageIndex(slug)}
          <main id="content" tabindex="-1">${{ html: linked }} ${neighbours(slug)}</main>
        </div>`;
      const page = htmlPage({
        language: 'en',
        title: title === '' ? pageWords.title : `${title} · ${pageWords.title}`,
        fontFaces,
        style: docsStyle,
        script: docsScript,
        body,
      });
      return [slug, page] as const;
    }),
  );
}
