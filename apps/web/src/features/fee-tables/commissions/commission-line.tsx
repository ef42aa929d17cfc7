import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionRate } from '@saer/contract/fee-version';
import { isConfirmed } from '@saer/contract/provenance';
import type { ListRow } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Menu, type MenuAction } from '../../../components/menu.tsx';
import { SourceDialog } from '../../../components/source-dialog.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ProvenanceMark } from '../provenance-mark.tsx';
import { rateInputOf } from '../class-input.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { removeRateMutation, updateRateMutation } from '../queries.ts';
import { CommissionForm } from './commission-form.tsx';
import { CommissionWords } from './commission-words.tsx';

type Props = {
  readonly version: FeeVersion;
  readonly subFamily: ListRow<'productSubFamily'>;
  readonly rate: VersionRate | undefined;
};

/** One sub family's commission; in a draft it is edited in place. */
export function CommissionLine({ version, subFamily, rate }: Props) {
  const { t } = useLingui();
  const name = nameOf(subFamily, useLanguage());
  const words = useFailureWords();
  const line = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const update = useMutation(updateRateMutation);
  const remove = useMutation(removeRateMutation);
  const isDraft = version.state === 'draft';
  const onError = (error: Error): void => showToast({ tone: 'negative', text: words(error) });
  const confirm = (stored: VersionRate, source = stored.source): void => {
    if (source === null) return setAsking(true);
    return update.mutate(
      { id: stored.id, version: stored.version, ...rateInputOf(stored), status: 'confirmed', source },
      {
        onSuccess: () => {
          setAsking(false);
          showToast({ tone: 'positive', text: t`${name} is confirmed.` });
        },
        onError,
      },
    );
  };
  const close = (): void => {
    setEditing(false);
    // Back to where the editing began, not to the top of the page.
    requestAnimationFrame(() => line.current?.querySelector('button')?.focus());
  };
  if (isEditing) {
    return (
      <li className="py-3">
        <CommissionForm version={version} subFamily={subFamily} rate={rate} onClose={close} />
      </li>
    );
  }
  const actions: readonly MenuAction[] =
    rate === undefined
      ? []
      : [
          ...(isConfirmed(rate.status)
            ? []
            : [{ id: 'confirm', title: t`Confirm`, icon: <Check aria-hidden />, run: () => confirm(rate) }]),
          ...(isDraft
            ? [
                {
                  id: 'remove',
                  title: t`Delete`,
                  icon: <Trash2 aria-hidden />,
                  isDestructive: true,
                  run: () => remove.mutate(rate.id, { onError }),
                },
              ]
            : []),
        ];
  return (
    <li
      ref={line}
      className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 py-2 text-sm @3xl:grid-cols-[minmax(9rem,1fr)_minmax(12rem,1.4fr)_9rem_auto]"
    >
      <span className="min-w-0 font-medium text-ink">
        {name}{' '}
        {subFamily.active ? null : (
          <Badge tone="neutral">
            <Trans>Inactive</Trans>
          </Badge>
        )}
      </span>
      <span className="col-start-1 @3xl:col-start-auto">
        {rate === undefined ? (
          <Badge tone="negative">
            <Trans>Missing</Trans>
          </Badge>
        ) : (
          <CommissionWords rate={rate} />
        )}
      </span>
      <span className="col-start-1 @3xl:col-start-auto">
        {rate === undefined ? null : <ProvenanceMark {...rate} of={name} />}
      </span>
      <span className="col-start-2 row-span-3 row-start-1 flex items-center justify-end @3xl:col-start-auto @3xl:row-span-1 @3xl:row-start-auto">
        {isDraft ? (
          <Button tone="quiet" onPress={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            <span className="max-sm:sr-only">
              {rate === undefined ? <Trans>Add</Trans> : <Trans>Edit</Trans>}
            </span>
            <span className="sr-only">{name}</span>
          </Button>
        ) : null}
        <Menu label={t`Actions for ${name}`} actions={actions} />
      </span>
      {isAsking && rate !== undefined ? (
        <SourceDialog
          title={t`Confirm ${name}`}
          confirm={t`Confirm`}
          isPending={update.isPending}
          onConfirm={(source) => confirm(rate, source)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}
