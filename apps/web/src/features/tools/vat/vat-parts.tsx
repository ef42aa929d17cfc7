import { Trans } from '@lingui/react/macro';
import type { VatSplit } from '@saer/tools/vat/split-vat';
import { Money } from '../../../components/figure/money.tsx';
import { PartBar } from '../answer/part-bar.tsx';

/** A price as what is left without VAT, and the VAT. */
export function VatParts({ split: { net, vat } }: { readonly split: VatSplit }) {
  return (
    <PartBar
      parts={[
        {
          id: 'net',
          label: <Trans>Without VAT</Trans>,
          value: <Money halalas={net} />,
          size: net,
          colour: 'cost',
        },
        { id: 'vat', label: <Trans>VAT</Trans>, value: <Money halalas={vat} />, size: vat, colour: 'vat' },
      ]}
    />
  );
}
