import type { Announcement } from '@saer/contract/site/setting';
import { type PageFlag, pageFlagsName } from '@saer/contract/site/page-flags';
import { html, type Html } from '../../http/replies/html.ts';
import type { PageParts } from '../../web/complete-page.ts';
import { openAnnouncement } from '../current/open-announcement.ts';
import type { SiteSettings } from '../current/site-settings.ts';

/** Its own colours, readable on both themes: public pages carry only the styles that they use themselves. */
const style = html`<style>
  .site-announcement {
    margin: 0;
    padding: 0.625rem 1.25rem;
    background: #0b4f3f;
    color: #fff;
    font-size: 0.9375rem;
    line-height: 1.5;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .site-announcement[data-level='warning'] {
    background: #7a4a00;
  }
  html[lang='ar'] .site-announcement [lang='en'],
  html[lang='en'] .site-announcement [lang='ar'] {
    display: none;
  }
  @media print {
    .site-announcement {
      display: none;
    }
  }
</style>`;

/** The bar in both languages: a page of the app changes its language without asking the server. */
const bar = ({ level, ar, en }: Announcement): Html =>
  html`<p class="site-announcement" data-level="${level}" role="note">
    <span lang="ar" dir="rtl">${ar}</span><span lang="en" dir="ltr">${en}</span>
  </p>`;

function flagsOf(siteSettings: SiteSettings): readonly PageFlag[] {
  return [
    ...(siteSettings.get('defaultVat') === '0' ? (['zero-vat'] as const) : []),
    ...(siteSettings.get('registrationOpen') ? [] : (['registration-closed'] as const)),
  ];
}

/** Returns the parts that the settings add to every page; undefined: none. */
export function pageParts(siteSettings: SiteSettings): PageParts | undefined {
  const announcement = openAnnouncement(siteSettings);
  const flags = flagsOf(siteSettings);
  if (announcement === undefined && flags.length === 0) return undefined;
  const tag = flags.length === 0 ? '' : html`<meta name="${pageFlagsName}" content="${flags.join(' ')}" />`;
  return {
    head: html`${tag}${announcement === undefined ? '' : style}`.html,
    body: announcement === undefined ? '' : bar(announcement).html,
  };
}
