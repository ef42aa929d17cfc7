import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';
import { PictureFrame } from './picture-frame.tsx';
import { picturedSheet } from './picture-figures.ts';

type Props = { readonly language: Language; readonly book: DemoFeeBook };

// Figures are right-aligned in both languages, so that their decimal points align.
const head = 'px-1 py-2 text-right font-medium text-muted';
const cell = 'border-t border-line px-1 py-2 text-right';

/** A seller's file, priced row by row. */
export function SheetPicture({ language, book }: Props) {
  return (
    <PictureFrame
      title={<Trans>Your whole sheet</Trans>}
      caption={
        <Trans>Upload your .xlsx or .csv as it is: every row gets its price, and the file comes back.</Trans>
      }
    >
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <th className={`${head} w-2/5 ps-4 text-start!`}>
              <Trans>Category</Trans>
            </th>
            <th className={head}>
              <Trans>Cost</Trans>
            </th>
            <th className={head}>
              <Trans>Price</Trans>
            </th>
            <th className={`${head} pe-4`}>
              <Trans>Margin</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {picturedSheet(book).map(({ category, cost, price, margin }) => (
            <tr key={category.code}>
              <td className={`${cell} truncate ps-4 text-start!`}>{nameOf(category, language)}</td>
              <td className={cell}>
                <Money halalas={cost} />
              </td>
              <td className={`${cell} font-semibold text-brand-strong`}>
                <Money halalas={price} />
              </td>
              <td className={`${cell} pe-4`}>
                <Rate basisPoints={margin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PictureFrame>
  );
}
