import { Trans, useLingui } from '@lingui/react/macro';
import type { BankAccount } from '@saer/contract/subscriptions/payment';
import type { ReactNode } from 'react';
import { CopyButton } from '../../components/button/copy-button.tsx';
import { Money } from '../../components/figure/money.tsx';

type Props = {
  readonly account: BankAccount;
  /** Halalas to be transferred, with VAT. */
  readonly amount: number;
  /** The mail address of the payer's account. */
  readonly email: string;
};

function Line({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-2 text-ink">{children}</dd>
    </div>
  );
}

/** The account to transfer the price of a plan to, and what to write with the transfer. */
export function BankAccountLines({ account: { bank, holder, iban }, amount, email }: Props) {
  const { t } = useLingui();
  return (
    <dl className="text-sm">
      <Line label={<Trans>Amount, with VAT</Trans>}>
        <Money halalas={amount} />
      </Line>
      <Line label={<Trans>Account of</Trans>}>
        <bdi>{holder}</bdi>
      </Line>
      <Line label={<Trans>Bank</Trans>}>
        <bdi>{bank}</bdi>
      </Line>
      <Line label={<Trans>IBAN</Trans>}>
        <bdi dir="ltr" className="tabular-nums">
          {iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </bdi>
        <CopyButton text={iban} of={t`IBAN`} />
      </Line>
      <Line label={<Trans>Purpose of the transfer</Trans>}>
        <bdi dir="ltr" className="break-all">
          {email}
        </bdi>
        <CopyButton text={email} of={t`Purpose of the transfer`} />
      </Line>
    </dl>
  );
}
