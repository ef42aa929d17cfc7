import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { feeTableStates } from '@saer/contract/fees/choices';
import { Check, Circle, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Day } from '../../../components/figure/day.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { stateWords } from '../state-badge.tsx';

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

/** A version's way from draft to superseded or corrected in one line: which steps are done, by whom and when. */
export function VersionSteps({ version }: { readonly version: FeeVersion }) {
  const { t, i18n } = useLingui();
  // A table ends in one of two ways.
  const other = version.state === 'corrected' ? 'superseded' : 'corrected';
  const states = feeTableStates.filter((state) => state !== other);
  const reached = states.indexOf(version.state);
  const followedOn = version.followedOn === null ? undefined : <Day day={version.followedOn} />;
  const descriptions: Readonly<Record<FeeVersion['state'], ReactNode>> = {
    draft: <Instant at={version.createdAt} />,
    review: reached >= 1 ? <WhoAndWhen done={version.submitted} /> : null,
    published: <WhoAndWhen done={version.published} />,
    superseded: followedOn === undefined ? null : <Trans>The next table starts on {followedOn}</Trans>,
    corrected: null,
  };
  return (
    <ol aria-label={t`Steps`} className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {states.map((state, at) => {
        const Mark = at < reached ? Check : at === reached ? CircleDot : Circle;
        return (
          <li
            key={state}
            aria-current={at === reached ? 'step' : undefined}
            className={`flex items-center gap-1.5 text-muted ${at === reached ? '' : 'max-sm:hidden'}`}
          >
            <Mark aria-hidden className={`size-3.5 shrink-0 ${at <= reached ? 'text-brand' : ''}`} />
            <span className={at === reached ? 'font-semibold text-ink' : at < reached ? 'text-ink' : ''}>
              {i18n._(stateWords[state])}
            </span>
            {descriptions[state] === null ? null : <span>{descriptions[state]}</span>}
          </li>
        );
      })}
    </ol>
  );
}
