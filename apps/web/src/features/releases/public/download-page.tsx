import { Trans, useLingui } from '@lingui/react/macro';
import { valueMark, whenEnd, whenMark } from '@saer/contract/legal/legal-states';
import { type ReleaseChannel, releaseChannels, releasePlatforms } from '@saer/contract/site/release';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { channelMeaning, channelWords } from '../card/channel-words.ts';
import { OnlyBetaWords } from '../card/only-beta-words.tsx';
import { InstallWords } from '../card/install-words.tsx';
import { platformWords } from '../card/platform-words.ts';
import { ReleaseCard } from '../card/release-card.tsx';
import { VerifyWords } from '../card/verify-words.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../../domain/site/page-head.ts';

const card = 'min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6';

/** The newest release of every system, which the server fills in; a script puts the one of this device first. */
export function DownloadPage() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Download Saer</Trans>
      </h1>
      {whenMark('withoutRelease')}
      <div data-no-release className={`mt-6 max-w-3xl ${card}`}>
        <h2 className="text-lg font-semibold">
          <Trans>There is no desktop app to download at the moment</Trans>
        </h2>
        <p className="mt-2 text-base leading-7 text-muted">
          <Trans>Install Saer from the browser instead: it opens in a window of its own.</Trans>
        </p>
      </div>
      {whenEnd}
      {whenMark('withReleases')}
      <h2 className="mt-6 text-lg font-semibold">
        <Trans>Desktop app</Trans>
      </h2>
      {whenEnd}
      {whenMark('bothChannels')}
      <ChannelChoice />
      {whenEnd}
      <Part state="stable">
        <Releases channel="stable" />
      </Part>
      <Part state="bothChannels">
        <Releases channel="beta" isHidden />
      </Part>
      <Part state="onlyBeta">
        <p className="mt-2 max-w-3xl text-sm text-muted">
          <OnlyBetaWords />
        </p>
        <Releases channel="beta" />
      </Part>
      <div className={`mt-4 max-w-3xl text-sm leading-6 text-muted ${card}`}>
        <h2 className="mb-2 text-base font-semibold text-ink">
          <Trans>Install the web app</Trans>
        </h2>
        <button type="button" hidden data-install className={`mb-4 ${buttonStyle('primary')}`}>
          <Trans>Install</Trans>
        </button>
        <InstallWords />
      </div>
    </section>
  );
}

/** The choice between both channels, for a script: without one the stable releases are shown. No other page needs a style for it. */
function ChannelChoice() {
  const { i18n } = useLingui();
  return (
    <fieldset hidden data-channel-choice className="mt-3 max-w-3xl text-sm">
      <legend className="font-medium">
        <Trans>Releases</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {releaseChannels.map((channel) => (
          <label key={channel} className="inline-flex min-h-control items-center gap-2">
            <input type="radio" name="channel" value={channel} defaultChecked={channel === 'stable'} />
            {i18n._(channelWords[channel])}
          </label>
        ))}
      </div>
      <p className="text-muted">{i18n._(channelMeaning)}</p>
    </fieldset>
  );
}

type ReleasesProps = {
  readonly channel: ReleaseChannel;
  /** Until a script shows it. */
  readonly isHidden?: boolean;
};

/** The releases of a channel, with marks in place of what the server fills in. */
function Releases({ channel, isHidden = false }: ReleasesProps) {
  const { t, i18n } = useLingui();
  return (
    <div data-channel={channel} hidden={isHidden}>
      <ul
        data-releases
        data-copied={t`Copied`}
        data-guess={t`Probably for this device`}
        className="mt-3 flex max-w-3xl flex-col gap-4"
      >
        {releasePlatforms.map((platform) => {
          const mark = `${channel}_${platform.replace('-', '_')}`;
          return (
            <Part key={platform} state={mark}>
              <li data-platform={platform} className={card}>
                <p data-guess-place hidden className="mb-2 text-sm font-medium text-brand-strong" />
                <ReleaseCard
                  platform={i18n._(platformWords[platform])}
                  version={valueMark(`${mark}_version`)}
                  size={valueMark(`${mark}_size`)}
                  day={valueMark(`${mark}_day`)}
                  sha256={valueMark(`${mark}_sha256`)}
                  href={valueMark(`${mark}_href`)}
                  notes={valueMark(`${mark}_notes`)}
                  copy={
                    <button
                      type="button"
                      hidden
                      data-copy={valueMark(`${mark}_sha256`)}
                      className={buttonStyle('plain')}
                    >
                      <span aria-live="polite">{t`Copy`}</span>
                      <bdi className="sr-only">{i18n._(platformWords[platform])}</bdi>
                    </button>
                  }
                />
              </li>
            </Part>
          );
        })}
      </ul>
      <div className={`mt-4 max-w-3xl text-sm leading-6 text-muted ${card}`}>
        <h2 className="mb-2 text-base font-semibold text-ink">
          <Trans>Check the file</Trans>
        </h2>
        <VerifyWords channel={channel} />
      </div>
    </div>
  );
}

/** A part that stays only in a state. */
function Part({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <>
      {whenMark(state)}
      {children}
      {whenEnd}
    </>
  );
}

export const downloadHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Download Saer`),
  description: i18n._(
    msg`Saer as an app: install it from the browser, or download a release for your computer.`,
  ),
  siteName: i18n._(msg`Saer`),
});
