import { Trans, useLingui } from '@lingui/react/macro';
import type { Release, ReleaseState } from '@saer/contract/site/release';
import { formatMegabytes } from '@saer/i18n/format-megabytes';
import { Badge, type BadgeTone } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { channelWords } from '../card/channel-words.ts';
import { platformWords } from '../card/platform-words.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const stateWords: Readonly<
  Record<ReleaseState, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  DRAFT: { label: msg`Draft`, tone: 'neutral' },
  PUBLISHED: { label: msg`Published`, tone: 'positive' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'warning' },
};

export type ReleaseAction = 'publish' | 'notes' | 'withdraw' | 'remove';

const getActions = ({ state }: Release): readonly ReleaseAction[] => {
  if (state === 'DRAFT') return ['publish', 'notes', 'remove'];
  return state === 'PUBLISHED' ? ['notes', 'withdraw'] : ['publish', 'notes'];
};

type Props = { readonly release: Release; readonly onAct: (action: ReleaseAction) => void };

/** One release: its state, its file, and what can be done with it. */
export function ReleaseEntry({ release, onAct }: Props) {
  const { t, i18n } = useLingui();
  const name = useName();
  const {
    platform,
    channel,
    versionName,
    state,
    name: fileName,
    size,
    sha256,
    publishedAt,
    reason,
  } = release;
  const titles = { publish: t`Publish`, notes: t`Edit the notes`, withdraw: t`Withdraw`, remove: t`Delete` };
  const megabytes = formatMegabytes(size);
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
            <bdi dir="ltr">{versionName}</bdi>
            <span>{i18n._(platformWords[platform])}</span>
            <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>
            {channel === 'stable' ? null : <Badge tone="info">{i18n._(channelWords[channel])}</Badge>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
            <bdi className="[overflow-wrap:anywhere]">{fileName}</bdi>
            <span>
              <Trans>
                <bdi dir="ltr">{megabytes}</bdi> MB
              </Trans>
            </span>
            {publishedAt === null ? null : (
              <span>
                <Trans>
                  published <Instant at={publishedAt} />
                </Trans>
              </span>
            )}
          </p>
          {reason === null ? null : (
            <p className="mt-1 text-sm text-ink">
              <Trans>
                Withdrawn: <bdi>{reason}</bdi>
              </Trans>
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {getActions(release).map((action) => (
            <Button
              key={action}
              tone={action === 'publish' ? 'primary' : 'plain'}
              onPress={() => onAct(action)}
            >
              <span>
                {titles[action]}{' '}
                <span className="sr-only">
                  <bdi>{versionName}</bdi> {i18n._(platformWords[platform])}
                </span>
              </span>
            </Button>
          ))}
        </div>
      </div>
      <Disclosure title={t`What is new, and the checksum`} level={2}>
        <p dir="auto" className="max-w-prose text-sm whitespace-pre-line text-muted">
          {name({ nameAr: release.notesAr, nameEn: release.notesEn })}
        </p>
        <p className="mt-2 text-sm text-muted">
          SHA-256{' '}
          <code dir="ltr" className="text-xs [overflow-wrap:anywhere]">
            {sha256}
          </code>
        </p>
      </Disclosure>
    </li>
  );
}
