import { Trans } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { Link } from '@tanstack/react-router';
import { Instant } from '../../../components/instant.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { Money } from '../../../components/money.tsx';
import type { Calculated, PendingChange } from '../../../domain/pending-changes/pending-change.ts';
import { useRejectionWords } from '../../../domain/pending-changes/use-rejection-words.ts';
import { calculatorPath } from '../../../lib/calculator-link.ts';

/** The price as it was calculated offline, and by which fees. */
function CalculatedPrice({
  calculated: { price, feeTable, effectiveFrom, on },
}: {
  readonly calculated: Calculated;
}) {
  const day = isolateLtr(formatDay(on));
  const from = isolateLtr(formatDay(effectiveFrom));
  return (
    <span>
      <Trans>
        <Money halalas={price} /> by the fees of {day} (<bdi>{feeTable}</bdi>, in force from {from})
      </Trans>
    </span>
  );
}

/** A change that waits: of which product, since when, its price, and why it was not saved. */
export function PendingChangeText({ change }: { readonly change: PendingChange }) {
  const rejected = useRejectionWords()(change);
  const { name, madeAt, calculated } = change;
  return (
    <div className="flex min-w-60 flex-1 flex-col gap-0.5 text-sm">
      {change.kind === 'add' ? (
        <Link
          to={calculatorPath}
          search={Object.fromEntries(new URLSearchParams(change.query))}
          className={`${linkStyle} w-fit`}
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <Link to="/user/product" search={{ id: String(change.body.id) }} className={`${linkStyle} w-fit`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{change.kind === 'add' ? <Trans>New product</Trans> : <Trans>Changed product</Trans>}</span>
        <Instant at={madeAt} />
        {calculated === undefined ? null : <CalculatedPrice calculated={calculated} />}
      </p>
      {rejected === undefined ? null : (
        <p className="text-danger">
          <Trans>Not saved: {rejected}</Trans>
        </p>
      )}
    </div>
  );
}
