import { Trans, useLingui } from '@lingui/react/macro';
import type { DeemedSupplier } from '@saer/contract/fees/choices';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { isAllowed } from '@saer/contract/api/access';
import { useMutation } from '@tanstack/react-query';
import { SegmentedControl } from '../../components/button/segmented-control.tsx';
import { currentRole, isSignedIn } from '../../lib/session/session.ts';
import { getName } from '../names/name.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { answerMutation } from './queries.ts';

type Props = { readonly book: FeeBook; readonly store: FeeBook['stores'][number] };

/** Asks a seller who is not registered for VAT what a store's payouts show; the answer counts for all their products there. */
export function SaleVatQuestion({ book, store }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const answer = useMutation(answerMutation);
  const name = getName(store, language);
  const saved = book.deemedSuppliers?.find((each) => each.store === store.code)?.deemedSupplier ?? 'unknown';
  if (!isAllowed(currentRole(), 'seller'))
    return isSignedIn() ? null : (
      <p className="text-xs text-muted">
        <Trans>
          With an account you can say what your payouts from {name} show, once for all your products there.
        </Trans>
      </p>
    );
  const options: readonly { readonly id: DeemedSupplier; readonly name: string }[] = [
    { id: 'sellerBears', name: t`Yes` },
    { id: 'storeBears', name: t`No` },
    { id: 'unknown', name: t`Not sure` },
  ];
  return (
    <SegmentedControl
      label={t`Is VAT missing from your payouts of ${name}?`}
      description={t`Compare a payout since January 2026 with price less fees. Your answer counts for all your products in this store.`}
      options={options}
      value={answer.isPending ? answer.variables.deemedSupplier : saved}
      onChange={(deemedSupplier) => answer.mutate({ store: store.code, deemedSupplier })}
    />
  );
}
