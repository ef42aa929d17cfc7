import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionClass } from '@saer/contract/publishing/fee-version';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { getName } from '../../../domain/names/name.ts';
import { removeClassMutation } from '../queries.ts';
import { ClassesTable } from './classes-table.tsx';

/** A version's size classes in the store's order, and the way to a new one. */
export function ClassesTab({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const language = useLanguage();
  const words = useFailureWords();
  const [asked, setAsked] = useState<VersionClass>();
  const { mutate, isPending, error, reset } = useMutation(removeClassMutation);
  const isDraft = version.state === 'draft';
  const close = (): void => {
    reset();
    setAsked(undefined);
  };
  const add = (
    <Link
      to="/admin/add-classfication"
      search={{ version: String(version.id) }}
      className={buttonStyle('plain')}
    >
      <Plus aria-hidden className="size-4" />
      <Trans>Add a size class</Trans>
    </Link>
  );
  return (
    <Card>
      {version.classes.length === 0 ? (
        <EmptyState
          icon={<Ruler aria-hidden />}
          title={t`No size classes yet`}
          action={isDraft ? add : undefined}
        >
          <Trans>Without size classes, no parcel has a fee.</Trans>
        </EmptyState>
      ) : (
        <>
          <ClassesTable version={version} onRemove={setAsked} />
          <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2">
            <p className="min-w-0 py-2 text-sm text-muted">
              <Trans>In the store’s order: a parcel goes into the first class that takes it.</Trans>
            </p>
            {isDraft ? add : null}
          </div>
        </>
      )}
      {asked === undefined ? null : (
        <ConfirmDialog
          title={t`Delete the size class?`}
          confirm={t`Delete`}
          onClose={close}
          isPending={isPending}
          onConfirm={() =>
            mutate(asked.id, {
              onSuccess: () => {
                showToast({ tone: 'positive', text: t`The size class is deleted.` });
                close();
              },
            })
          }
        >
          <FormError>{error === null ? undefined : words(error)}</FormError>
          <p>
            <Trans>
              <bdi>{getName(asked, language)}</bdi> is deleted with its weight slabs. Other versions keep
              theirs.
            </Trans>{' '}
            <Trans>As long as this table is a draft, it can be put back from the history.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
