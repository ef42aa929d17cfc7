import { basePath } from '@saer/contract/api/endpoint';
import { downloadRelease, type LatestRelease } from '@saer/contract/site/release';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { fillPage, filledFile } from '../../web/complete-page.ts';
import type { FillPublicPage } from '../../web/serve-web.ts';
import type { StaticFile } from '../../web/static-files.ts';
import { findLatest } from '../queries.ts';

/** A platform as the marks of the page name it, which take no hyphen. */
const toMark = (platform: string): string => platform.replace('-', '_');

/** Values and states of the download page, by the newest releases. */
const pageValues = (releases: readonly LatestRelease[], language: Language) => ({
  values: Object.fromEntries(
    releases.flatMap(({ platform, id, versionName, size, sha256, publishedAt, notesAr, notesEn }) =>
      Object.entries({
        version: versionName,
        size: formatMegabytes(size),
        sha256,
        day: formatDay(riyadhDay(new Date(publishedAt))),
        href: `${basePath}${downloadRelease.path}?id=${id}`,
        notes: language === 'ar' ? notesAr : notesEn,
      }).map(([name, value]) => [`${toMark(platform)}_${name}`, value]),
    ),
  ),
  states: [
    releases.length === 0 ? 'withoutRelease' : 'withReleases',
    ...releases.map(({ platform }) => toMark(platform)),
  ],
  lists: {},
});

/** Fills the built download page with the newest releases; written once for each language while they stay the same. */
export function downloadPageFiller(db: Database): FillPublicPage {
  const saved = new Map<Language, { stamp: string; template: StaticFile; file: Promise<StaticFile> }>();
  return async (page, language, template) => {
    if (page !== '/download') return undefined;
    const values = pageValues(await findLatest(db, 'stable'), language);
    const stamp = JSON.stringify(values);
    const known = saved.get(language);
    if (known?.stamp === stamp && known.template === template)
      return { file: await known.file, isIndexed: true };
    const file = filledFile(fillPage(template.as(undefined).bytes.toString(), values));
    saved.set(language, { stamp, template, file });
    file.catch(() => saved.delete(language));
    return { file: await file, isIndexed: true };
  };
}
