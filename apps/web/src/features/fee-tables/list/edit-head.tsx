import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { ChangedMeanwhile } from '../conflict/changed-meanwhile.tsx';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { updateVersionMutation, versionsQuery } from '../queries.ts';
import { FallenNotice } from '../fallen-notice.tsx';
import { HeadFields, headNames, headFields } from './head-fields.tsx';
import type { VersionRow } from './version-row.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';

type Head = Pick<VersionRow, 'name' | 'effectiveFrom' | 'source'>;
type Props = { readonly version: VersionRow; readonly onClose: () => void };

const fields = z.object(headFields);
const getHead = ({ name, effectiveFrom, source }: Head): Head => ({ name, effectiveFrom, source });

/** Edits a draft's name, effective date and source. */
export function EditHead({ version, onClose }: Props) {
  const shortDay = useShortDay();
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(updateVersionMutation);
  const [read, setRead] = useState(version);
  const [clash, setClash] = useState<{ readonly theirs: VersionRow; readonly mine: Head }>();
  const form = useSchemaForm(fields, { ...getHead(version), source: version.source ?? '' });
  const [effectiveFrom, source] = useWatch({ control: form.control, name: ['effectiveFrom', 'source'] });
  const isFallen =
    effectiveFrom !== read.effectiveFrom && read.source !== null && source.trim() === read.source.trim();
  const save = async (head: Head, over: VersionRow): Promise<void> => {
    const { id, status, note } = over;
    try {
      await mutateAsync({ id, version: over.version, ...head, status, note });
    } catch (error) {
      if (!isRowChanged(error)) throw error;
      const rows = await client.fetchQuery({ ...versionsQuery, staleTime: 0 });
      const theirs = rows.find((each) => each.id === id);
      if (theirs === undefined) throw error;
      return setClash({ theirs, mine: head });
    }
    showToast({ tone: 'positive', text: t`Changes saved.` });
    return onClose();
  };
  const sending = useFormSend(form, (head) => save(head, read));
  if (clash !== undefined) {
    const { theirs, mine } = clash;
    return (
      <ChangedMeanwhile<Head>
        entity="feeTable"
        entityId={version.id}
        base={getHead(read)}
        theirs={getHead(theirs)}
        mine={mine}
        print={(field, head) => {
          const value =
            field === 'name' || field === 'source' || field === 'effectiveFrom' ? head[field] : null;
          return field === 'effectiveFrom' && value !== null ? shortDay(value) : (value ?? '');
        }}
        isPending={sending.isSending}
        onResolve={(head) => {
          setClash(undefined);
          setRead(theirs);
          form.reset({ ...head, source: head.source ?? '' });
          void save(head, theirs).catch((error: Error) =>
            showToast({ tone: 'negative', text: error.message }),
          );
        }}
        onClose={() => setClash(undefined)}
      />
    );
  }
  return (
    <FormDialog title={t`Name and date`} sending={sending} confirm={<Trans>Save</Trans>} onClose={onClose}>
      <FallenNotice isFallen={isFallen} />
      <HeadFields control={form.control} names={headNames} />
    </FormDialog>
  );
}
