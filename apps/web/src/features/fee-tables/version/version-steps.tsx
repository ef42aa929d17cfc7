import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { feeTableStates } from '@saer/contract/choices';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Instant } from '../instant.tsx';
import { stateWords } from '../state-words.ts';

type Done = FeeVersion['submitted'];

function WhoAndWhen({ done }: { readonly done: Done }) {
  if (done.at === null) return null;
  const at = <Instant at={done.at} />;
  const name = done.by?.fullName;
  return name === undefined ? (
    at
  ) : (
    <Trans>
      <bdi>{name}</bdi>, {at}
    </Trans>
  );
}

/** A version's way from draft to superseded: which steps are done, by whom and when. */
export function VersionSteps({ version }: { readonly version: FeeVersion }) {
  const { t, i18n } = useLingui();
  const reached = feeTableStates.indexOf(version.state);
  const followedOn = version.followedOn === null ? undefined : isolateLtr(formatDay(version.followedOn));
  const descriptions: Readonly<Record<FeeVersion['state'], ReactNode>> = {
    draft: <Instant at={version.createdAt} />,
    review: reached >= 1 ? <WhoAndWhen done={version.submitted} /> : null,
    published: <WhoAndWhen done={version.published} />,
    superseded: followedOn === undefined ? null : <Trans>The next table starts on {followedOn}</Trans>,
  };
  return (
    <ol aria-label={t`Steps`} className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2 xl:grid-cols-4">
      {feeTableStates.map((state, at) => (
        <li
          key={state}
          aria-current={at === reached ? 'step' : undefined}
          className={`flex items-start gap-2 border-t-2 pt-2 ${at <= reached ? 'border-brand' : 'border-line'}`}
        >
          {at < reached ? <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" /> : null}
          <span className="min-w-0">
            <span
              className={at === reached ? 'font-semibold text-ink' : at < reached ? 'text-ink' : 'text-muted'}
            >
              {i18n._(stateWords[state])}
            </span>
            <span className="block text-xs text-muted">{descriptions[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
