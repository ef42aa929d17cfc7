import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/button/link-button.tsx';

type Props = {
  readonly platform: string;
  readonly version: string;
  /** Megabytes. */
  readonly size: string;
  readonly day: string;
  readonly sha256: string;
  readonly href: string;
  readonly notes: string;
  /** Copies the checksum. */
  readonly copy: ReactNode;
};

/** The release of one system: its file, its checksum, and what is new. The built page has marks in place of its values. */
export function ReleaseCard({ platform, version, size, day, sha256, href, notes, copy }: Props) {
  const { t } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-base font-semibold text-ink">
            <bdi>{platform}</bdi>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
            <span>
              <Trans>
                Version <bdi dir="ltr">{version}</bdi>
              </Trans>
            </span>
            <bdi>{t`${size} MB`}</bdi>
            <bdi dir="ltr">{day}</bdi>
          </p>
        </div>
        <LinkButton href={href} tone="primary">
          <span>
            <Trans>Download</Trans> <bdi className="sr-only">{platform}</bdi>
          </span>
        </LinkButton>
      </div>
      <h4 className="mt-4 text-sm font-medium text-ink">
        <Trans>What is new</Trans>
      </h4>
      <p dir="auto" className="mt-1 max-w-prose text-sm whitespace-pre-line text-muted">
        {notes}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <span>SHA-256</span>
        <code dir="ltr" className="min-w-0 text-xs [overflow-wrap:anywhere]">
          {sha256}
        </code>
        {copy}
      </div>
    </>
  );
}
