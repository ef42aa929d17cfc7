import { Trans } from '@lingui/react/macro';
import type { DeadZone } from '@saer/pricing/search/gaps';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import { Money } from '../../../../components/figure/money.tsx';
import { Notice } from '../../../../components/layout/notice.tsx';

interface Props {
  readonly terms: Terms;
  readonly price: number;
  readonly zone: DeadZone;
}

/** Says that a lower price earns more than this one, and how much. */
export function ZoneNotice({ terms, price, zone: { earnsMoreAt, last } }: Props) {
  const more = profitAt(terms, earnsMoreAt) - profitAt(terms, price);
  return (
    <Notice tone="warning">
      <Trans>
        A lower price earns more: at <Money halalas={earnsMoreAt} /> you keep <Money halalas={more} /> more,
        because a fee rises above it.
      </Trans>{' '}
      {last === null ? null : (
        <Trans>
          A higher price pays again from <Money halalas={last + 1} />.
        </Trans>
      )}
    </Notice>
  );
}
