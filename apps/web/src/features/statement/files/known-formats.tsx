import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';

/** Which files are known and from where, and what is ours. */
export function KnownFormats() {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Where to find your statement, and what we know of it</Trans>
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
        <div>
          <dt className="font-medium text-ink">{t`noon: Statement Detail Report`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Lab, Payments and Fees, Statements: Download. Its columns are in noon’s help; noon says
              there that the fees are without VAT.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: Consolidated Item Level Fees Report`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Lab, Reports, Custom Reports: Generate report. Its columns are from public code that
              reads it.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: Transaction View`}</dt>
          <dd className="text-muted">
            <Trans>
              The finance export with one row for each item. Its columns are from public code that reads it;
              its headers say that the fees are with VAT.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: FBN inventory with measurements`}</dt>
          <dd className="text-muted">
            <Trans>The export of your stock with pbarcode and sides: add it beside a statement.</Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`Amazon: settlement flat file (V2)`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Central, Payments, All statements. Only the public format is known; whether Amazon.sa’s
              fees include VAT there is not documented, so we go by which of the two agrees.
            </Trans>
          </dd>
        </div>
      </dl>
      <div className="mt-2">
        <Disclosure title={t`How a line is checked`}>
          <ul className="list-disc space-y-1 ps-5 pb-1 text-sm text-muted">
            <li>
              <Trans>
                The fee table is the one in force on the day of the order. Commission and fulfilment are
                rounded as noon does: price × rate × (1 + VAT), once for each line.
              </Trans>
            </li>
            <li>
              <Trans>
                A line is matched with your saved products by P-barcode, your SKU, or the store’s SKU. Without
                one, it is not checked: you see what most lines of the product are charged, and every rate and
                fee that the fee table does not have.
              </Trans>
            </li>
            <li>
              <Trans>
                Why a fee differs is our conclusion: another size class, rate, price or date that gives
                exactly the fee charged. The store decides.
              </Trans>
            </li>
            <li>
              <Trans>
                A file with other columns is read too: you say which column is what. Where a header says “with
                VAT” or “before VAT”, it decides.
              </Trans>
            </li>
          </ul>
        </Disclosure>
      </div>
    </Card>
  );
}
