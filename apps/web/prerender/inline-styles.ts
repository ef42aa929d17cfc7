import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Rules of Tailwind for the parts of date fields, of which no public page has one. */
const dateFieldRules = /::-webkit-(?:date|calendar)[\w-]*\{[^}]*\}/g;

/** Inlines the page's style sheets, without the template's indentation; their fonts keep their absolute URLs. */
export const inlineStyles = (html: string, dist: string): string =>
  html
    .replaceAll(/^\s+/gm, '')
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
      const styles = readFileSync(path.join(dist, href), 'utf8').replaceAll(dateFieldRules, '');
      return `<style>${styles}</style>`;
    });

/** Removes the tokens that nothing on the page refers to: every page carries its style sheet inside. */
export function removeUnusedTokens(html: string): string {
  const names = new Set(
    [...html.matchAll(/(--(?:spacing|color|shadow|text|radius)-[\w-]+):/g)].map(([, name = '']) => name),
  );
  let page = html;
  for (const name of names)
    if (!page.includes(`var(${name}`)) page = page.replace(new RegExp(`(?<=[{;])${name}:[^;}]*;?`), '');
  return page;
}
