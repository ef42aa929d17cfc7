import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';
import { useMissingWords } from './missing-values.tsx';
import { knownLayouts } from '@saer/spreadsheet/rows/layouts/known-layouts';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';

/** A known layout by its name; null: it is not one. */
function useLayoutWords(): (layout: string | null) => string | null {
  const language = useLanguage();
  return (layout) => {
    const known = knownLayouts.find(({ code }) => code === layout);
    if (known === undefined) return null;
    return getName(known, language);
  };
}

type Props = {
  readonly found: DetectedSheet;
  /** Counts how many columns are still asked about. */
  readonly open: number;
  /** Counts how many currencies are. */
  readonly openCurrencies: number;
  readonly missing: readonly ProductColumn[];
};

/** The recognised layout of the file, and advice about it. */
export function ColumnAdvice({ found, open, openCurrencies, missing }: Props) {
  const { t } = useLingui();
  const layoutWords = useLayoutWords();
  const missingWords = useMissingWords();
  const layout = layoutWords(found.layout);
  const list = missing.map(missingWords).join(t`, `);
  const byLetters = found.by === 'letters' && found.layout === null;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {layout === null ? null : (
        <p className="text-base text-ink">
          {missing.length === 0 ? (
            <Trans>Recognised as: {layout}.</Trans>
          ) : (
            <Trans>
              Recognised as: {layout}. It lacks: {list}. Add it here, or take it from your products.
            </Trans>
          )}
        </p>
      )}
      {byLetters ? (
        <p>
          <Trans>
            No headers were recognised, so the columns were taken by their letters: Q packaging, AA cost, AD
            target profit. Correct them where needed.
          </Trans>
        </p>
      ) : null}
      {found.headerRow === null && !byLetters ? (
        <p>
          <Trans>No header row was found. Choose it, or set each column yourself.</Trans>
        </p>
      ) : null}
      {openCurrencies === 0 ? null : (
        <p>
          <Plural
            value={openCurrencies}
            one="Amounts in another currency need your answer. It counts for this file alone."
            other="Amounts in # other currencies need your answers. They count for this file alone."
          />
        </p>
      )}
      <p>
        {open > 0 ? (
          <Plural
            value={open}
            one="One column needs your answer. We’ll remember it for your next file of this kind."
            other="# columns need your answer. We’ll remember it for your next file of this kind."
          />
        ) : (
          <Trans>
            Check what was recognised and correct it if needed. We’ll remember it for your next file of this
            kind.
          </Trans>
        )}
      </p>
    </div>
  );
}
