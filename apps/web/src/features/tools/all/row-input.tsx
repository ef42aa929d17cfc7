import { useLingui } from '@lingui/react/macro';
import { productName } from '../../../domain/names/known-name.ts';
import { controlBox } from '../../../components/control-style.ts';
import { useLanguage } from '../../../lib/language.ts';
import type { FieldSpec } from '../fields/field.ts';
import type { TableRow } from './row-texts.ts';

interface Props {
  readonly row: TableRow;
  readonly name: string;
  readonly spec: FieldSpec;
  /** Text typed for this product; undefined: its own value, or the tool's. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
}

/** A number of one product in the table. */
export function RowInput({ row: { product, texts, found }, name, spec, typed, onType }: Props) {
  const { i18n, t } = useLingui();
  const label = i18n._(spec.label);
  const called = productName(product, useLanguage());
  return (
    <input
      type="text"
      dir="ltr"
      inputMode="decimal"
      aria-label={t`${label}: ${called}`}
      aria-invalid={found.is === 'unfinished' && found.problems.some(({ field }) => field === name)}
      value={typed ?? texts[name] ?? ''}
      onChange={(event) => onType(event.target.value)}
      className={`${controlBox} w-24 px-2 text-end text-base tabular-nums sm:text-sm`}
    />
  );
}
