import { basePath } from '@saer/contract/api/endpoint';
import {
  downloadRelease,
  findNewerBetas,
  type LatestRelease,
  type ReleaseChannel,
  releaseChannels,
} from '@saer/contract/site/release';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { fillPage, filledFile, type PageValues } from '../../web/complete-page.ts';
import type { FillPublicPage } from '../../web/serve-web.ts';
import type { StaticFile } from '../../web/static-files.ts';
import { findLatest } from '../queries.ts';

/** A release as the marks of the page name it, which take no hyphen. */
const toMark = ({ channel, platform }: Pick<LatestRelease, 'channel' | 'platform'>): string =>
  `${channel}_${platform.replace('-', '_')}`;

type Offered = Readonly<Record<ReleaseChannel, readonly LatestRelease[]>>;

/** The newest release of every platform in each channel, without betas that the stable release has overtaken. */
async function findOffered(db: Database): Promise<Offered> {
  const [stable, beta] = await Promise.all([findLatest(db, 'stable'), findLatest(db, 'beta')]);
  return { stable, beta: findNewerBetas(stable, beta) };
}

/** The states of the page that say which channels have releases. */
function channelStates({ stable, beta }: Offered): readonly string[] {
  if (beta.length === 0) return stable.length === 0 ? ['withoutRelease'] : ['withReleases', 'stable'];
  return ['withReleases', 'beta', ...(stable.length === 0 ? ['onlyBeta'] : ['stable', 'bothChannels'])];
}

/** Values and states of the download page, by the newest releases. */
function pageValues(offered: Offered, language: Language): PageValues {
  const releases = releaseChannels.flatMap((channel) => offered[channel]);
  return {
    values: Object.fromEntries(
      releases.flatMap((release) =>
        Object.entries({
          version: release.versionName,
          size: formatMegabytes(release.size),
          sha256: release.sha256,
          day: formatDay(riyadhDay(new Date(release.publishedAt))),
          href: `${basePath}${downloadRelease.path}?id=${release.id}`,
          notes: language === 'ar' ? release.notesAr : release.notesEn,
        }).map(([name, value]) => [`${toMark(release)}_${name}`, value]),
      ),
    ),
    states: [...channelStates(offered), ...releases.map(toMark)],
    lists: {},
  };
}

/** Fills the built download page with the newest releases; written once for each language while they stay the same. */
export function downloadPageFiller(db: Database): FillPublicPage {
  const saved = new Map<Language, { stamp: string; template: StaticFile; file: Promise<StaticFile> }>();
  return async (page, language, template) => {
    if (page !== '/download') return undefined;
    const values = pageValues(await findOffered(db), language);
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
