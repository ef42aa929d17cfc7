import { Trans, useLingui } from '@lingui/react/macro';
import { sheetAssumptionWords } from '@saer/i18n/sheet-assumption-words';
import { type Assumption, type AssumptionKind, assumptionsOf } from '@saer/spreadsheet/rows/assumptions';
import { Fragment } from 'react';
import { linkStyle } from '../../../components/link-style.ts';
import type { DetectedSheet, ReadAs } from '@saer/spreadsheet/session/read-as';
import { apart } from './apart.ts';

/** The controls of the column step, as selectors. */
export const controls = {
  sheet: '[data-picker] :is(select, button)',
  field: (index: number) => `[data-column="${index}"] select`,
  unit: (index: number) => `[data-column="${index}"] [data-unit] select`,
  currency: (currency: string) => `[data-currency="${CSS.escape(currency)}"] input:checked`,
} as const;

/** The control by which each kind is changed; about the others nothing can be. */
const controlKinds: Partial<Record<AssumptionKind, keyof typeof controls>> = {
  riyals: 'field',
  exchangeRate: 'currency',
  takenAsRiyals: 'currency',
  currencyLeftOut: 'currency',
  costWithVat: 'unit',
  costWithoutVat: 'unit',
  perPiece: 'field',
  byLetters: 'field',
  otherSheets: 'sheet',
};

/** Finds the control by which an assumption is changed; undefined: there is none. */
function controlOf({ kind, details }: Assumption, { mapping }: ReadAs): string | undefined {
  const control = controlKinds[kind];
  if (control === 'currency') return controls.currency(String(details['currency']));
  if (control === 'sheet') return controls.sheet;
  const sums = mapping.cost ?? mapping.currentPrice ?? mapping.price;
  return control === undefined || sums === undefined ? undefined : controls[control](sums);
}

type Props = {
  readonly found: DetectedSheet;
  readonly readAs: ReadAs;
  /** Leads to the place where it can be changed; without one to the columns. */
  readonly onChange: (place?: string) => void;
  /** The columns are not in view, and may never have been. */
  readonly isAway?: boolean;
};

/** Says in one line what is taken for granted, each with the way to change it. */
export function AssumptionLine({ found, readAs, onChange, isAway = false }: Props) {
  const { t, i18n } = useLingui();
  const isByLetters = found.by === 'letters' && readAs.mapping.cost === found.mapping.cost;
  const assumptions = assumptionsOf(found.facts, { ...readAs, by: isByLetters ? 'letters' : 'headers' });
  const lines = assumptions.map((assumption) => {
    const details = Object.entries(assumption.details).map(
      ([name, value]) => [name, typeof value === 'string' ? apart(value) : value] as const,
    );
    return {
      key: `${assumption.kind} ${String(assumption.details['currency'])}`,
      words: i18n._({ ...sheetAssumptionWords[assumption.kind], values: Object.fromEntries(details) }),
      place: controlOf(assumption, readAs),
    };
  });
  return (
    <p data-testid="assumptions" className="text-sm text-muted [overflow-wrap:anywhere] max-md:text-xs">
      <Trans>Assumed:</Trans>{' '}
      {isAway && !readAs.areColumnsSeen ? (
        <>
          <button type="button" onClick={() => onChange()} className={linkStyle}>
            {t`columns as recognised`}
          </button>
          {' · '}
        </>
      ) : null}
      {lines.map(({ key, words, place }, index) => (
        <Fragment key={key}>
          {index === 0 ? null : ' · '}
          {place === undefined ? (
            words
          ) : (
            <button type="button" onClick={() => onChange(place)} className={linkStyle}>
              {words}
            </button>
          )}
        </Fragment>
      ))}
    </p>
  );
}
