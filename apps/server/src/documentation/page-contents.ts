import { html, type Html } from '../http/html.ts';
import { docsPages } from './page-list.ts';
import { objectArticle, objectNames, objectsHeading } from './sections/objects-section.ts';
import type { Section } from './sections/section-elements.ts';

const linksIn = ({ html: text }: Html): readonly string[] =>
  [...text.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);

/** The content of every page: each named object stands on the first page that refers to it, those of no page on the last. */
export function pageContents(section: Section): ReadonlyMap<string, Html> {
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
              <section>${objectsHeading(section)}${objects}</section>`,
      ] as const;
    }),
  );
}
