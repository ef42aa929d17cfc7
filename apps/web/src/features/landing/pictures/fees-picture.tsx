import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { Money } from '../../../components/money.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { PictureFrame } from './picture-frame.tsx';
import { feeRise, picturedChanges } from './picture-figures.ts';

type Props = { readonly language: Language; readonly book: DemoFeeBook };

/** The effect of a new fee on saved products, and the prices that make up for it. */
export function FeesPicture({ language, book }: Props) {
  return (
    <PictureFrame
      title={<Trans>New fees</Trans>}
      caption={
        <Trans>
          When a store changes its fees you see which products earn less, and reprice them in one step. Here:
          a fulfilment fee <Money halalas={feeRise} /> higher.
        </Trans>
      }
    >
      <ul className="px-4">
        {picturedChanges(book).map(({ category, priceBefore, priceAfter, profitBefore, profitAfter }) => (
          <li key={category.code} className="border-t border-line py-3 first:border-0">
            <p className="truncate font-medium">{nameOf(category, language)}</p>
            <p className="mt-1 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-muted">
              <span>
                <Trans>
                  Profit{' '}
                  <s>
                    <Money halalas={profitBefore} />
                  </s>{' '}
                  <span className="font-semibold text-danger">
                    <Money halalas={profitAfter} />
                  </span>
                </Trans>
              </span>
              <span>
                <Trans>
                  Price{' '}
                  <s>
                    <Money halalas={priceBefore} />
                  </s>{' '}
                  <span className="font-semibold text-brand-strong">
                    <Money halalas={priceAfter} />
                  </span>
                </Trans>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </PictureFrame>
  );
}
