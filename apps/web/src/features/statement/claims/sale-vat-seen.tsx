import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SeenSaleVat } from '@saer/tools/statement/sale-vat-seen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { feeBookQuery } from '../../../domain/fee-book/query.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { answerMutation } from '../../../domain/sale-vat/queries.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';

type Props = { readonly seen: SeenSaleVat };

/** Says what a statement shows of the VAT in payouts, and offers it as the answer that prices use. Nothing is stored unasked. */
export function SaleVatSeen({ seen: { store: code, seen, sellerBears, storeBears, bySavedPrice } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { data: book } = useQuery(feeBookQuery());
  const { mutate, isPending, error } = useMutation(answerMutation);
  const store = book?.stores.find((each) => each.code === code);
  const counted = store?.feeTable?.store.deemedSupplier ?? null;
  if (seen === null || store === undefined || counted === null) return null;
  const own = book?.deemedSuppliers?.find((each) => each.store === code)?.deemedSupplier ?? 'unknown';
  const name = nameOf(store, language);
  const keeps = seen === 'sellerBears';
  const [agreeing, contradicting] = keeps ? [sellerBears, storeBears] : [storeBears, sellerBears];
  const answer = (deemedSupplier: typeof own) => mutate({ store: code, deemedSupplier });
  return (
    <div className="print:hidden" data-testid="sale-vat-seen">
      <Notice tone={counted === seen ? 'positive' : counted === 'unknown' ? 'info' : 'warning'}>
        <div className="flex flex-col gap-2">
          <p>
            {keeps
              ? t`${plural(agreeing, { one: `# sale on your statement shows that ${name} keeps the VAT from your payouts.`, other: `# sales on your statement show that ${name} keeps the VAT from your payouts.` })}`
              : t`${plural(agreeing, { one: `# sale on your statement shows that ${name} pays you the whole price, VAT included.`, other: `# sales on your statement show that ${name} pays you the whole price, VAT included.` })}`}{' '}
            {contradicting === 0
              ? null
              : t`${plural(contradicting, { one: '# sale shows the contrary.', other: '# sales show the contrary.' })}`}{' '}
            {bySavedPrice ? (
              <Trans>
                The file names no price beside what was paid: it was compared with the prices of your saved
                products.
              </Trans>
            ) : null}
          </p>
          <p>
            {counted === 'unknown' ? (
              <Trans>Your prices do not use it yet.</Trans>
            ) : counted === seen ? (
              <Trans>Your prices are calculated like that.</Trans>
            ) : own === 'unknown' ? (
              <Trans>Your prices are calculated with the contrary, as the fee table says.</Trans>
            ) : (
              <Trans>This contradicts your answer: your prices are calculated with the contrary.</Trans>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {counted === seen ? (
              own === 'unknown' ? null : (
                <Button isPending={isPending} onPress={() => answer('unknown')}>
                  <Trans>Take back my answer</Trans>
                </Button>
              )
            ) : (
              <Button tone="primary" isPending={isPending} onPress={() => answer(seen)}>
                <Trans>Use this answer in my prices</Trans>
              </Button>
            )}
            <p className="min-w-60 flex-1 text-xs text-muted">
              <Trans>
                It counts for all your products in this store that are sold without VAT registration. The
                calculator asks the same question, and you can change it there.
              </Trans>
            </p>
          </div>
          {error === null ? null : (
            <p role="alert" className="text-danger">
              {failureWords(error)}
            </p>
          )}
        </div>
      </Notice>
    </div>
  );
}
