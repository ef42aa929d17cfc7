import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { day as dayField } from '@saer/contract/api/field';
import type { RangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDateField } from '../../../../components/form/form-date-field.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../../components/form/use-form-send.ts';
import { FormDialog } from '../../../../components/overlay/form-dialog.tsx';
import { showToast } from '../../../../lib/browser/toasts.ts';
import { useSchemaForm } from '../../../../lib/form/schema-form.ts';
import { useToday } from '../../../../lib/hooks/use-today.ts';
import { useShortDay } from '../../../../lib/language/use-short-dates.ts';
import { ChangeList, type FactorChange } from './change-list.tsx';
import { FactorDoubts } from './factor-doubts.tsx';
import { FactorImpact } from './factor-impact.tsx';
import { factorDoubtsQuery, factorImpactQuery, submitFactorsMutation } from './queries.ts';

type Props = {
  /** Against the version in force. */
  readonly changes: readonly FactorChange[];
  /** The first day of the version in force. */
  readonly inForceFrom: string | undefined;
  /** The earlier version whose factors are put back; undefined: those of the list are submitted. */
  readonly earlier?: RangeFactorVersion | undefined;
  readonly onClose: () => void;
};

const fields = z.object({ effectiveFrom: dayField(), reason: z.string() });
const dayMs = 86_400_000;

/** Submits factors for review: those of the list from a day on, or those of an earlier version in the place of the ones in force. */
export function SubmitFactors({ changes, inForceFrom, earlier, onClose }: Props) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  const { mutateAsync } = useMutation(submitFactorsMutation);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const today = useToday();
  const tomorrow = riyadhDay(new Date(Date.parse(today) + dayMs));
  const first = earlier === undefined ? tomorrow : (inForceFrom ?? today);
  const form = useSchemaForm(fields, { effectiveFrom: first, reason: '' });
  const { control } = form;
  const chosen = dayField().safeParse(useWatch({ control, name: 'effectiveFrom' }));
  const on = chosen.success ? chosen.data : first;
  const asked = { on, ...(earlier === undefined ? {} : { id: earlier.id }) };
  const sending = useFormSend(form, async ({ effectiveFrom, reason }) => {
    const why = reason.trim();
    await mutateAsync({
      effectiveFrom,
      ...(earlier === undefined ? {} : { copyOf: earlier.id }),
      ...(why === '' ? {} : { reason: why }),
      doubts: [...confirmed],
    });
    showToast({ tone: 'positive', text: t`The factors are under review.` });
    onClose();
  });
  const day = inForceFrom === undefined ? '' : shortDay(inForceFrom);
  return (
    <FormDialog
      title={earlier === undefined ? t`Submit the factors for review` : t`Put these factors back?`}
      sending={sending}
      confirm={earlier === undefined ? <Trans>Submit for review</Trans> : <Trans>Put back</Trans>}
      onClose={onClose}
    >
      {earlier === undefined ? (
        <FormDateField
          control={control}
          name="effectiveFrom"
          label={t`In force from`}
          description={t`They are saved as they are now. Another admin reviews and publishes them.`}
        />
      ) : (
        <p className="text-sm text-muted">
          <Trans>
            They take the place of the factors in force from {day} on, as soon as another admin publishes
            them. Until then nothing changes. The list stays as it is.
          </Trans>
        </p>
      )}
      {earlier !== undefined || inForceFrom === undefined || on === inForceFrom ? null : (
        <p className="text-sm text-muted">
          <Trans>To correct the factors in force from their first day on, choose {day}.</Trans>
        </p>
      )}
      {earlier !== undefined || on === inForceFrom ? (
        <FormTextField
          control={control}
          name="reason"
          label={t`What was wrong`}
          description={t`Kept with the factors, for everybody who reads them later.`}
        />
      ) : null}
      <FactorDoubts
        query={factorDoubtsQuery(asked)}
        isPublishing={false}
        confirmed={confirmed}
        onChange={setConfirmed}
      />
      <FactorImpact query={factorImpactQuery(asked)} />
      <ChangeList changes={changes} />
    </FormDialog>
  );
}
