import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RangeFactorVersion, RangeFactorVersions } from '@saer/contract/publishing/range-factor-version';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { Notice } from '../../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../../components/layout/query-fallback.tsx';
import { useToday } from '../../../../lib/hooks/use-today.ts';
import { ChangeList, factorChanges } from './change-list.tsx';
import { type FactorStep, factorVersionsQuery } from './queries.ts';
import { StepDialog } from './step-dialog.tsx';
import { SubmitFactors } from './submit-factors.tsx';
import type { Standing } from './version-badge.tsx';
import { VersionLine } from './version-line.tsx';

type Open =
  | 'submit'
  | { readonly step: 'rollBack'; readonly version: RangeFactorVersion }
  | { readonly step: FactorStep; readonly version: RangeFactorVersion };

function Loaded({ draft, versions }: RangeFactorVersions) {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const today = useToday();
  const inForce = versions.find(
    ({ state, effectiveFrom }) => state === 'published' && effectiveFrom <= today,
  );
  const getStanding = (version: RangeFactorVersion): Standing => {
    if (version.state !== 'published') return version.state;
    if (version.effectiveFrom > today) return 'coming';
    return version === inForce ? 'inForce' : 'past';
  };
  const toChanges = (factors: RangeFactorVersion['factors']) =>
    factorChanges(inForce?.factors ?? [], factors);
  const drafted = toChanges(draft);
  const isPast = (version: RangeFactorVersion): boolean =>
    ['past', 'corrected'].includes(getStanding(version));
  const isSubmitted = versions.some(
    (version) => !isPast(version) && factorChanges(version.factors, draft).length === 0,
  );
  const toLine = (version: RangeFactorVersion) => (
    <VersionLine
      key={version.id}
      version={version}
      standing={getStanding(version)}
      changes={toChanges(version.factors)}
      onStep={(step) => setOpen({ step, version })}
      onRollBack={
        isPast(version) && inForce !== undefined ? () => setOpen({ step: 'rollBack', version }) : undefined
      }
    />
  );
  const past = versions.filter(isPast);
  return (
    <>
      {isSubmitted ? null : (
        <Notice tone="warning">
          <div className="flex flex-col gap-2" data-testid="factor-draft">
            <p>
              <Plural
                value={drafted.length}
                _0="The list is as the factors in force, and differs from those that follow."
                one="The list differs from the factors in force in # band. It counts once the factors are published."
                other="The list differs from the factors in force in # bands. They count once the factors are published."
              />
            </p>
            {drafted.length === 0 ? null : (
              <Disclosure title={t`Show what differs`}>
                <ChangeList changes={drafted} />
              </Disclosure>
            )}
            <div>
              <Button tone="primary" onPress={() => setOpen('submit')}>
                <Trans>Submit for review</Trans>
              </Button>
            </div>
          </div>
        </Notice>
      )}
      <ul className="divide-y divide-line" data-testid="factor-versions">
        {versions.filter((version) => !isPast(version)).map(toLine)}
      </ul>
      {past.length === 0 ? null : (
        <Disclosure title={<Plural value={past.length} one="# earlier version" other="# earlier versions" />}>
          <ul className="divide-y divide-line">{past.map(toLine)}</ul>
        </Disclosure>
      )}
      {open === 'submit' ? (
        <SubmitFactors changes={drafted} inForceFrom={inForce?.effectiveFrom} onClose={close} />
      ) : null}
      {open !== undefined && open !== 'submit' && open.step === 'rollBack' ? (
        <SubmitFactors
          changes={toChanges(open.version.factors)}
          inForceFrom={inForce?.effectiveFrom}
          earlier={open.version}
          onClose={close}
        />
      ) : null}
      {open !== undefined && open !== 'submit' && open.step !== 'rollBack' ? (
        <StepDialog
          {...open}
          isCorrection={open.version.effectiveFrom === inForce?.effectiveFrom}
          changes={toChanges(open.version.factors)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** Factors in force, upcoming ones, those under review, and unsubmitted changes. */
export function FactorVersions() {
  const id = useId();
  const { data, error, refetch } = useQuery(factorVersionsQuery);
  return (
    <Card labelledBy={id}>
      <div className="flex flex-col gap-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Versions</Trans>
        </h2>
        {data !== undefined ? (
          <Loaded {...data} />
        ) : (
          <QueryFallback error={error} onRetry={refetch} lines={3} />
        )}
      </div>
    </Card>
  );
}
