import { useLingui } from '@lingui/react/macro';
import { referralShapes } from '@saer/contract/fees/choices';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { foldArabic } from '@saer/i18n/fold-arabic';
import { useMemo } from 'react';
import type { FigureColumn } from '../../../domain/figure-grid/figure-row.ts';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';
import { neatText } from '../../../domain/number-field/read-number.ts';
import { shapeWords } from '../fee-words.ts';
import type { RateField } from './rate-texts.ts';

/** The columns of a commission: two rates, the price between them, and how the second applies. */
export function useRateColumns(): readonly FigureColumn<RateField>[] {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const options = referralShapes.map((id) => ({ id, name: i18n._(shapeWords[id]) }));
    const rate = { unit: '%', neat: (text: string) => neatText(text, numberKinds.rate) };
    return [
      { field: 'rate1', title: t`Rate`, ...rate },
      {
        field: 'limit',
        title: t`Changes at`,
        unit: RIYAL_SIGN,
        neat: (text) => neatText(text, numberKinds.money),
      },
      { field: 'rate2', title: t`Rate above`, ...rate },
      {
        field: 'shape',
        title: t`Commission type`,
        options,
        neat: (text) =>
          options.find(({ id, name }) => id === text || foldArabic(name) === foldArabic(text))?.id ?? text,
      },
    ];
  }, [t, i18n]);
}
