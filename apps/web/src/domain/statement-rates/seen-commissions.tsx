import { Plural, Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ProductInput } from '@saer/contract/products/product-input';
import { formatMonth } from '@saer/i18n/format-month';
import { seenIn } from '@saer/quoting/statement-rates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linkStyle } from '../../components/button/button-style.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { feeBookQuery } from '../fee-book/query.ts';

/** A product as far as its commission depends on it. */
interface CommissionSubject {
  readonly store: string;
  readonly subFamily: string;
  readonly barcode?: string | null | undefined;
  readonly override?: ProductInput['override'] | null | undefined;
}

/** The month of the statement that shows a product's commission; undefined if it has another source. */
function getSeenMonth(book: FeeBook, subject: CommissionSubject): string | undefined {
  const { store, subFamily, barcode, override } = subject;
  const isAgreed = book.overrides.some(
    (agreed) => agreed.referral !== null && agreed.store === store && agreed.barcode === barcode,
  );
  if (isAgreed || override?.referral !== undefined) return undefined;
  return seenIn(book.stores.find(({ code }) => code === store)?.feeTable, subFamily);
}

/** Says once above a list how many of its products are calculated with a commission seen on the seller's statements. */
export function SeenCommissions({ products }: { readonly products: readonly CommissionSubject[] }) {
  const language = useLanguage();
  const isSeller = isAllowed(useCurrentUser()?.role ?? 'ANONYMOUS_USER', 'seller');
  const { data: book } = useQuery(feeBookQuery());
  const months = book === undefined ? [] : products.flatMap((each) => getSeenMonth(book, each) ?? []);
  const [oldest] = months.toSorted();
  if (!isSeller || oldest === undefined) return null;
  const month = formatMonth(oldest, language);
  return (
    <p className="pb-2 text-sm text-muted" data-testid="seen-commissions">
      <Plural
        value={months.length}
        one={`# product on this page is calculated with a commission seen on your statement of ${month}.`}
        other={`# products on this page are calculated with commissions seen on your statements, the oldest of ${month}.`}
      />{' '}
      <Link to="/user/tools/statement-check" className={linkStyle}>
        <Trans>Commissions from my statements</Trans>
      </Link>
    </p>
  );
}
