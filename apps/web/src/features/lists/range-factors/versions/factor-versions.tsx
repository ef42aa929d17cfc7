import * as z from 'zod/mini';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RangeFactorVersion, RangeFactorVersions } from '@saer/contract/publishing/range-factor-version';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { day as dayField } from '@saer/contract/api/field';
import { riyadhDay } from '@saer/i18n/format-date';
import { Button } from '../../../../components/button/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { Disclosure } from '../../../../components/layout/disclosure.tsx';
import { Notice } from '../../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../../components/layout/query-fallback.tsx';
import { useToday } from '../../../../lib/hooks/use-today.ts';
import { ChangeList, factorChanges, type FactorChange } from './change-list.tsx';
import {
  type FactorStep,
  factorVersionsQuery,
  submitFactorsMutation,
  factorStepMutation,
} from './queries.ts';
import type { Standing } from './version-badge.tsx';
import { VersionLine } from './version-line.tsx';
import { FormDateField } from '../../../../components/form/form-date-field.tsx';
import { FormDialog } from '../../../../components/overlay/form-dialog.tsx';
import { useFormSend } from '../../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../../lib/form/schema-form.ts';
import { showToast } from '../../../../lib/browser/toasts.ts';
import { useShortDay } from '../../../../lib/language/use-short-dates.ts';
import { ConfirmDialog } from '../../../../components/overlay/confirm-dialog.tsx';
import { useFailureWords } from '../../../../lib/form/use-failure-words.ts';

type StepDialogProps = {
  readonly step: FactorStep;
  readonly version: RangeFactorVersion;
  /** Says whether it takes the place of the version in force. */
  readonly isCorrection: boolean;
  readonly changes: readonly FactorChange[];
  readonly onClose: () => void;
};

/** Asks for confirmation before a version is published, withdrawn or discarded, with its effect. */
function StepDialog({ step, version, isCorrection, changes, onClose }: StepDialogProps) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  const failureWords = useFailureWords();
  const { mutate, error, isPending } = useMutation(factorStepMutation);
  const day = shortDay(version.effectiveFrom);
  const words = {
    publish: {
      title: t`Publish these factors?`,
      about: isCorrection
        ? t`They take the place of the factors in force since ${day}, also for the days since then. Those can still be read.`
        : t`From ${day} on every calculation uses them. Earlier days stay as they were.`,
      confirm: t`Publish`,
      done: t`The factors are published.`,
    },
    withdraw: {
      title: t`Withdraw these factors?`,
      about: t`They no longer come into force on ${day} and are under review again.`,
      confirm: t`Withdraw`,
      done: t`The factors are under review again.`,
    },
    return: {
      title: t`Send these factors back?`,
      about: t`This version is dropped. The list stays as it is, to be corrected and submitted again.`,
      confirm: t`Send back`,
      done: t`The version is dropped.`,
    },
  }[step];
  const { id, version: reading } = version;
  const run = (): void =>
    mutate(
      { step, id, version: reading },
      {
        onSuccess: () => {
          showToast({ tone: 'positive', text: words.done });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      onConfirm={run}
      onClose={onClose}
      isPending={isPending}
      isDestructive={step !== 'publish'}
    >
      <div className="flex flex-col gap-3">
        <div role="alert" className="empty:hidden">
          {error === null ? null : <Notice tone="danger">{failureWords(error)}</Notice>}
        </div>
        <p>{words.about}</p>
        {step === 'publish' ? <ChangeList changes={changes} /> : null}
      </div>
    </ConfirmDialog>
  );
}

type Props = {
  readonly changes: readonly FactorChange[];
  /** The first day of the version in force. */
  readonly inForceFrom: string | undefined;
  readonly onClose: () => void;
};

const fields = z.object({ effectiveFrom: dayField() });
const dayMs = 86_400_000;

/** Submits the factors for review, with their effective date. */
function SubmitFactors({ changes, inForceFrom, onClose }: Props) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  const { mutateAsync } = useMutation(submitFactorsMutation);
  const tomorrow = riyadhDay(new Date(Date.parse(useToday()) + dayMs));
  const form = useSchemaForm(fields, { effectiveFrom: tomorrow });
  const sending = useFormSend(form, async ({ effectiveFrom }) => {
    await mutateAsync(effectiveFrom);
    showToast({ tone: 'positive', text: t`The factors are under review.` });
    onClose();
  });
  return (
    <FormDialog
      title={t`Submit the factors for review`}
      sending={sending}
      confirm={<Trans>Submit for review</Trans>}
      onClose={onClose}
    >
      <FormDateField
        control={form.control}
        name="effectiveFrom"
        label={t`In force from`}
        description={t`They are saved as they are now. Another admin reviews and publishes them.`}
      />
      {inForceFrom === undefined ? null : (
        <p className="text-sm text-muted">
          <Trans>
            To correct the factors in force from their first day on, choose {shortDay(inForceFrom)}.
          </Trans>
        </p>
      )}
      <ChangeList changes={changes} />
    </FormDialog>
  );
}

type Open = 'submit' | { readonly step: FactorStep; readonly version: RangeFactorVersion };

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
      {open !== undefined && open !== 'submit' ? (
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
