import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { buttonStyle, lineLinkStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { getName } from '../../../domain/names/name.ts';
import { exampleRows } from '../sheet/example-rows.ts';
import { figureStyle, rowStyle, secondLine, sheetCard, SheetHead } from '../sheet/sheet-head.tsx';
import { Section } from './section.tsx';

/** Rows of the file before it is priced: as many as fit. */
const preview = exampleRows.slice(0, 8);

/** A seller's file of 500 rows, which the browser prices when asked to (`sheet/show-sheet.tsx`). */
export function SheetSection({ language }: { readonly language: Language }) {
  const { t } = useLingui();
  return (
    <Section
      id="sheet"
      title={<Trans>500 products, priced while you watch</Trans>}
      lead={
        <Trans>
          A file as sellers have it: products, costs, today’s prices. Press the button, and your browser
          prices every row by the stores’ fees, with the same engine as our server.
        </Trans>
      }
    >
      <div data-sheet className={sheetCard}>
        <div className="flex shrink-0 flex-wrap items-center gap-x-5 gap-y-2 p-4 sm:p-6">
          <button
            type="button"
            data-sheet-start
            className={`${buttonStyle('plain')} needs-script px-6 max-sm:w-full aria-busy:opacity-55`}
          >
            <Trans>Price 500 products now</Trans>
          </button>
          <p className="text-sm text-muted">
            <Trans>500 rows, none of them priced yet</Trans>
          </p>
          <p role="alert" data-sheet-error hidden className="text-sm text-danger">
            <Trans>The rest of the page could not be loaded. Check your connection and press again.</Trans>
          </p>
        </div>
        <table aria-label={t`Example products`} className="block min-h-0 flex-1 overflow-hidden">
          <SheetHead />
          <tbody className="block">
            {preview.map((row) => (
              <tr key={row.id} className={rowStyle}>
                <td className="truncate max-md:row-span-2">{getName(row, language)}</td>
                <td className={figureStyle}>
                  <Money halalas={row.cost} />
                </td>
                <td className={`${figureStyle} ${secondLine} text-muted max-md:col-start-2`}>
                  <Money halalas={row.currentPrice} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm text-muted">
        <Trans>Products, costs and today’s prices are examples; the fees and the computation are real.</Trans>{' '}
        <a className={lineLinkStyle} href="/user/sheet">
          <Trans>Price your own file</Trans>
        </a>
      </p>
    </Section>
  );
}
