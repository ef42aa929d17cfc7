import { Plural, Trans } from '@lingui/react/macro';
import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { Button } from '../../../../components/button/button.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { useCurrentUser } from '../../../../lib/session/session.ts';
import { useShortDay, useShortInstant } from '../../../../lib/language/use-short-dates.ts';
import { ChangeList, type FactorChange } from './change-list.tsx';
import type { FactorStep } from './queries.ts';
import { type Standing, VersionBadge } from './version-badge.tsx';

type Props = {
  readonly version: RangeFactorVersion;
  readonly standing: Standing;
  /** Against the version in force. */
  readonly changes: readonly FactorChange[];
  readonly onStep: (step: FactorStep) => void;
  /** undefined: its factors cannot be put back, since they are in force or were not yet. */
  readonly onRollBack: (() => void) | undefined;
};

function Who({ done }: { readonly done: RangeFactorVersion['submitted'] }) {
  const shortInstant = useShortInstant();
  if (done.at === null) return null;
  const at = shortInstant(done.at);
  return done.by === null ? (
    at
  ) : (
    <Trans>
      <bdi>{done.by.fullName}</bdi>, {at}
    </Trans>
  );
}

/** One version: its effective date, the people involved, its changes, and available actions. */
export function VersionLine({ version, standing, changes, onStep, onRollBack }: Props) {
  const user = useCurrentUser();
  const { effectiveFrom, submitted, published, publishers, reason } = version;
  const mayPublish = publishers === null || publishers.some(({ id }) => id === user?.id);
  const names = (publishers ?? [])
    .slice(0, 3)
    .map(({ fullName }) => fullName)
    .join(' · ');
  const day = useShortDay()(effectiveFrom);
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-medium text-ink">
          <Trans>From {day}</Trans>
        </span>
        <VersionBadge standing={standing} />
        <span className="grow text-xs text-muted">
          {submitted.at === null ? null : (
            <Trans>
              Submitted: <Who done={submitted} />
            </Trans>
          )}
          {published.by === null ? null : (
            <>
              {' · '}
              <Trans>
                Published: <Who done={published} />
              </Trans>
            </>
          )}
        </span>
        {standing === 'review' ? (
          <span className="flex flex-wrap gap-2">
            <Button onPress={() => onStep('return')}>
              <Trans>Send back</Trans>
            </Button>
            {mayPublish ? (
              <Button tone="primary" onPress={() => onStep('publish')}>
                <Trans>Publish</Trans>
              </Button>
            ) : null}
          </span>
        ) : null}
        {onRollBack === undefined ? null : (
          <Button onPress={onRollBack}>
            <Trans>Put back</Trans>
          </Button>
        )}
        {standing === 'coming' ? (
          <Button onPress={() => onStep('withdraw')}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : null}
      </div>
      {reason === null ? null : (
        <p className="text-muted">
          <Trans>
            What was wrong: <bdi className="text-ink">{reason}</bdi>
          </Trans>
        </p>
      )}
      {standing === 'review' && !mayPublish ? (
        <p className="text-muted">
          <Trans>You edited or submitted these factors, so somebody else publishes them:</Trans>{' '}
          <bdi className="text-ink">{names}</bdi>
        </p>
      ) : null}
      {standing === 'inForce' ? null : (
        <Disclosure
          title={
            <Plural
              value={changes.length}
              _0="No difference from the factors in force"
              one="# difference from the factors in force"
              other="# differences from the factors in force"
            />
          }
        >
          <ChangeList changes={changes} />
        </Disclosure>
      )}
    </li>
  );
}
