import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { OwnFeeBook } from '../../../domain/fee-book/fee-book-copy.ts';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';

const { queryKey } = feeBookQuery();

/** More stores are counted. */
const mostNamed = 3;

/** Says that other fees are in force than those that the page calculates with, and calculates again with these. */
export function NewFees({ book: { stores, newFees } }: { readonly book: OwnFeeBook }) {
  const { t } = useLingui();
  const language = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
    onSuccess: () => {
      // Without a connection the page keeps what it has.
      if (client.getQueryData(queryKey)?.newFees !== undefined) return;
      showToast({ tone: 'positive', text: t`Calculated with the fees in force now.` });
      // The button is gone: what follows it begins at the heading.
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  if (newFees === undefined) return null;
  const changed = stores.filter(({ code }) => newFees.stores.includes(code));
  const names = changed.slice(0, mostNamed).map((store) => nameOf(store, language));
  const separator = language === 'ar' ? '، ' : ', ';
  const named = names.join(separator);
  const more = changed.length - names.length;
  return (
    <div aria-live="polite" data-testid="new-fees" className="print:hidden">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p>
            {changed.length === 0 ? (
              <Trans>
                Other range factors have come into force. This page still calculates with the earlier ones.
              </Trans>
            ) : more > 0 ? (
              <Trans>
                New fees have come into force: {named} and {more} more. This page still calculates with the
                earlier ones.
              </Trans>
            ) : (
              <Trans>
                New fees have come into force: {named}. This page still calculates with the earlier ones.
              </Trans>
            )}
          </p>
          <Button isPending={isPending} onPress={() => mutate()}>
            <Trans>Calculate again</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
}
