import { CachedReply } from '../http/mounting/cached-reply.ts';
import type { HtmlPage } from '../http/pages/html-page.ts';
import { documentationPages } from './documentation-page.ts';
import { openApi } from './openapi.ts';

const always = (): boolean => true;

/** The contract as an OpenAPI document and as pages, each generated and compressed on its first request. */
export function documentation(version: string, fontFaces: string, siteOrigin: string) {
  const document = openApi(version);
  let written: Promise<CachedReply> | undefined;
  let pages: ReadonlyMap<string, HtmlPage> | undefined;
  const sent = new WeakMap<HtmlPage, Promise<CachedReply>>();
  const reply = (page: HtmlPage): Promise<CachedReply> => {
    const known = sent.get(page) ?? CachedReply.of(page.text, always, 'text/html; charset=utf-8');
    sent.set(page, known);
    return known;
  };
  return {
    document: () => (written ??= CachedReply.of(JSON.stringify(document), always)),
    /** A page and its reply; undefined: there is none of this name. */
    page: (slug: string) => {
      pages ??= documentationPages({ document, siteOrigin }, fontFaces);
      const found = pages.get(slug);
      return found && { policy: found.policy, reply: reply(found) };
    },
  };
}
