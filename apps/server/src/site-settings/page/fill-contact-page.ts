import type { Language } from '@saer/i18n/locale';
import { fillPage } from '../../web/fill-page.ts';
import { filledFile } from '../../web/filled-file.ts';
import type { FillPublicPage } from '../../web/serve-web.ts';
import type { StaticFile } from '../../web/static-files.ts';
import type { SiteSettings } from '../current/site-settings.ts';

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
