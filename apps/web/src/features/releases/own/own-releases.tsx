import { Trans, useLingui } from '@lingui/react/macro';
import { basePath } from '@saer/contract/api/endpoint';
import {
  downloadRelease,
  findNewerBetas,
  type LatestRelease,
  findLatestReleases,
  type ReleaseChannel,
  releaseChannels,
} from '@saer/contract/site/release';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { CopyButton } from '../../../components/button/copy-button.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { channelMeaning, channelWords } from '../card/channel-words.ts';
import { OnlyBetaWords } from '../card/only-beta-words.tsx';
import { detectPlatform, offerInstall } from '../card/detect-platform.ts';
import { InstallWords } from '../card/install-words.tsx';
import { platformWords } from '../card/platform-words.ts';
import { ReleaseCard } from '../card/release-card.tsx';
import { VerifyWords } from '../card/verify-words.tsx';
import { call } from '../../../lib/api/api.ts';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';

const findReleases = async (channel: ReleaseChannel) =>
  (await call(findLatestReleases, { query: { channel } })).releases;

/** The newest release for every system in each channel, without betas that the stable release has overtaken. */
const latestReleasesQuery = queryOptions({
  queryKey: ['latestReleases'],
  queryFn: async () => {
    const [stable, beta] = await Promise.all([findReleases('stable'), findReleases('beta')]);
    return { stable, beta: findNewerBetas(stable, beta) };
  },
});

/** Guesses the system of this device. */
function useOwnPlatform() {
  const [platform, setPlatform] = useState<LatestRelease['platform']>();
  useEffect(() => {
    void detectPlatform(navigator).then(setPlatform);
  }, []);
  return platform;
}

/** The way to install the web app, where the browser offers one. */
function useInstall() {
  const [install, setInstall] = useState<{ readonly run: () => void }>();
  useEffect(() => offerInstall((run) => setInstall(run === undefined ? undefined : { run })), []);
  return install?.run;
}

function OwnRelease({ release, isOwn }: { readonly release: LatestRelease; readonly isOwn: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { id, platform, versionName, size, sha256, publishedAt, notesAr, notesEn } = release;
  const name = i18n._(platformWords[platform]);
  return (
    <Card>
      {isOwn ? (
        <p className="mb-2 text-sm font-medium text-brand-strong">{t`Probably for this device`}</p>
      ) : null}
      <ReleaseCard
        platform={name}
        version={versionName}
        size={formatMegabytes(size)}
        day={formatDay(riyadhDay(new Date(publishedAt)))}
        sha256={sha256}
        href={`${basePath}${downloadRelease.path}?id=${id}`}
        notes={getName({ nameAr: notesAr, nameEn: notesEn }, language)}
        copy={<CopyButton text={sha256} of={name} />}
      />
    </Card>
  );
}

/** The chosen channel, which this browser remembers. */
function useChannel() {
  const [channel, setChannel] = useState<ReleaseChannel>(() =>
    readStorage('releaseChannel') === 'beta' ? 'beta' : 'stable',
  );
  const choose = (chosen: ReleaseChannel) => {
    setChannel(chosen);
    writeStorage('releaseChannel', chosen);
  };
  return [channel, choose] as const;
}

/** The newest releases of the desktop app, that of this device first, and the way to install the web app. */
export function OwnReleases() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(latestReleasesQuery);
  const [channel, choose] = useChannel();
  const own = useOwnPlatform();
  const install = useInstall();
  const { stable = [], beta = [] } = data ?? {};
  const hasBoth = stable.length > 0 && beta.length > 0;
  const isBeta = hasBoth ? channel === 'beta' : beta.length > 0;
  const releases = (isBeta ? beta : stable).toSorted(
    (one, other) => Number(other.platform === own) - Number(one.platform === own),
  );
  return (
    <div className="mt-6 flex flex-col gap-4">
      <h2 className="text-lg font-semibold text-ink">
        <Trans>Desktop app</Trans>
      </h2>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={3} />
      ) : (
        <>
          {releases.length === 0 ? (
            <p className="text-sm text-muted">
              <Trans>
                There is no desktop app to download at the moment. Install Saer from the browser instead: it
                opens in a window of its own.
              </Trans>
            </p>
          ) : null}
          {hasBoth ? (
            <SegmentedControl
              label={t`Releases`}
              options={releaseChannels.map((each) => ({ id: each, name: i18n._(channelWords[each]) }))}
              value={channel}
              onChange={choose}
              description={i18n._(channelMeaning)}
            />
          ) : null}
          {isBeta && !hasBoth ? (
            <p className="text-sm text-muted">
              <OnlyBetaWords />
            </p>
          ) : null}
          {releases.map((release) => (
            <OwnRelease key={release.id} release={release} isOwn={release.platform === own} />
          ))}
          {releases.length === 0 ? null : (
            <Card>
              <Disclosure title={t`Check the file`} level={3}>
                <div className="text-sm text-muted">
                  <VerifyWords channel={isBeta ? 'beta' : 'stable'} />
                </div>
              </Disclosure>
            </Card>
          )}
        </>
      )}
      <Card>
        <Disclosure
          key={data === undefined ? 'waiting' : releases.length === 0 ? 'only' : 'other'}
          title={t`Install the web app`}
          level={3}
          defaultExpanded={releases.length === 0}
        >
          <div className="flex flex-col items-start gap-3 text-sm text-muted">
            {install === undefined ? null : (
              <Button tone="primary" onPress={install}>
                <Trans>Install</Trans>
              </Button>
            )}
            <InstallWords />
          </div>
        </Disclosure>
      </Card>
    </div>
  );
}
