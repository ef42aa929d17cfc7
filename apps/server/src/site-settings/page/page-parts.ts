import type { Announcement } from '@saer/contract/site/setting';
import { type PageFlag, pageFlagsName } from '@saer/contract/site/page-flags';
import { html, type Html } from '../../http/replies/html.ts';
import { type PageParts, filledFile, fillPage } from '../../web/complete-page.ts';
import { openAnnouncement, type SiteSettings } from '../current/site-settings.ts';
import type { Language } from '@saer/i18n/locale';
import type { FillPublicPage } from '../../web/serve-web.ts';
import type { StaticFile } from '../../web/static-files.ts';

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

function pageFlags(siteSettings: SiteSettings): readonly PageFlag[] {
  return [
    ...(siteSettings.get('defaultVat') === '0' ? (['zero-vat'] as const) : []),
    ...(siteSettings.get('registrationOpen') ? [] : (['registration-closed'] as const)),
  ];
}

/** Returns the parts that the settings add to every page; undefined: none. */
export function pageParts(siteSettings: SiteSettings): PageParts | undefined {
  const announcement = openAnnouncement(siteSettings);
  const flags = pageFlags(siteSettings);
  if (announcement === undefined && flags.length === 0) return undefined;
  const tag = flags.length === 0 ? '' : html`<meta name="${pageFlagsName}" content="${flags.join(' ')}" />`;
  return {
    head: html`${tag}${announcement === undefined ? '' : style}`.html,
    body: announcement === undefined ? '' : bar(announcement).html,
  };
}

/** The page of a map that marks a position: opened by a press, never by the page itself. */
function mapAddress(position: string): string {
  const [latitude = '', longitude = ''] = position.split(',').map((each) => each.trim());
  const marker = new URLSearchParams({ mlat: latitude, mlon: longitude });
  return `https://www.openstreetmap.org/?${marker.toString()}#map=17/${latitude}/${longitude}`;
}

/** Values and states of the contact page, by the settings. */
function pageValues(siteSettings: SiteSettings, language: Language) {
  const [email, phone, position, links] = [
    siteSettings.get('supportEmail'),
    siteSettings.get('supportPhone'),
    siteSettings.get('officePosition'),
    siteSettings.get('links'),
  ];
  const states = [
    ...(email === null ? [] : ['email']),
    ...(phone === null ? [] : ['phone']),
    ...(position === null ? [] : ['position']),
    ...(links.length === 0 ? [] : ['links']),
  ];
  return {
    values: {
      email: email ?? '',
      phone: phone ?? '',
      position: position ?? '',
      map: position === null ? '' : mapAddress(position),
    },
    states: [
      ...states,
      ...(states.length === 0 ? [] : ['otherWays']),
      ...(siteSettings.get('newsletterSignUp') ? ['newsletter'] : []),
    ],
    lists: {
      link: links.map(({ url, nameAr, nameEn }) => ({ url, name: language === 'ar' ? nameAr : nameEn })),
    },
  };
}

/** Fills the built contact page with the ways to reach us; written once for each language while they stay the same. */
export function contactPageFiller(siteSettings: SiteSettings): FillPublicPage {
  const saved = new Map<Language, { stamp: string; template: StaticFile; file: Promise<StaticFile> }>();
  return async (page, language, template) => {
    if (page !== '/contact-us') return undefined;
    const values = pageValues(siteSettings, language);
    const stamp = JSON.stringify(values);
    const known = saved.get(language);
    if (known?.stamp === stamp && known.template === template)
      return { file: await known.file, isIndexed: true };
    const file = filledFile(fillPage(template.as('identity').bytes.toString(), values));
    saved.set(language, { stamp, template, file });
    file.catch(() => saved.delete(language));
    return { file: await file, isIndexed: true };
  };
}
