import type { FeeTable } from '@saer/contract/fees/fee-table';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnFeeBook } from '../../../domain/fee-book/fee-book-copy.ts';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Button } from '../../../components/button/button.tsx';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';

const { queryKey } = feeBookQuery();

/** More stores are counted. */
const mostNamed = 3;

/** Says that other fees are in force than those that the page calculates with, and calculates again with these. */
function NewFees({ book: { stores, newFees } }: { readonly book: OwnFeeBook }) {
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
  const names = changed.slice(0, mostNamed).map((store) => getName(store, language));
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

type OfflineFeesProps = { readonly book: OwnFeeBook; readonly table: FeeTable | undefined };

/** Offline: the day and the fee table that the price comes from, and when they were saved in this browser. */
function OfflineFees({ book: { on, copiedAt }, table }: OfflineFeesProps) {
  const day = isolateLtr(formatDay(on));
  const version = table?.version;
  const from = version === undefined ? '' : isolateLtr(formatDay(version.effectiveFrom));
  return (
    <div data-testid="offline-fees">
      <Notice>
        <p>
          {version === undefined ? (
            <Trans>Prices use the fees of {day}.</Trans>
          ) : (
            <Trans>
              The price uses the fees of {day}: <bdi>{version.name}</bdi>, in force from {from}.
            </Trans>
          )}{' '}
          {copiedAt === undefined ? null : (
            <Trans>
              Saved in this browser on <Instant at={new Date(copiedAt).toISOString()} />; the store may have
              changed them since.
            </Trans>
          )}
        </p>
      </Notice>
    </div>
  );
}

type Props = {
  readonly book: OwnFeeBook;
  readonly table: FeeTable | undefined;
  readonly isConnected: boolean;
};

/** Notices about the fees that a page calculates with: they are a copy, or others are in force. */
export function FeeNotices({ book, table, isConnected }: Props) {
  return isConnected && book.copiedAt === undefined ? (
    <NewFees book={book} />
  ) : (
    <OfflineFees book={book} table={table} />
  );
}
