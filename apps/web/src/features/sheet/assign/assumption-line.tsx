import { Trans, useLingui } from '@lingui/react/macro';
import { assumptionValues, sheetAssumptionWords } from '@saer/i18n/records/sheet-assumption-words';
import {
  type Assumption,
  type AssumptionKind,
  assumptionsOf,
  type SheetFacts,
} from '@saer/spreadsheet/rows/recognise/assumptions';
import type { SheetLayout } from '@saer/spreadsheet/rows/recognise/sheet-rows';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { linkStyle } from '../../../components/button/button-style.ts';
import type { DetectedSheet, SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { apart } from './column-words.ts';

/** The controls of the column step, as selectors. */
const controls = {
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
  salePriceUntil: 'field',
  salePrice: 'field',
};

const ofCurrentPrice: ReadonlySet<AssumptionKind> = new Set(['salePriceUntil', 'salePrice']);

/** Finds the control by which an assumption is changed; undefined: there is none. */
function getControl({ kind, details }: Assumption, { mapping }: SheetInterpretation): string | undefined {
  const control = controlKinds[kind];
  if (control === 'currency') return controls.currency(String(details['currency']));
  if (control === 'sheet') return controls.sheet;
  const sums = ofCurrentPrice.has(kind)
    ? mapping.currentPrice
    : (mapping.cost ?? mapping.currentPrice ?? mapping.price);
  return control === undefined || sums === undefined ? undefined : controls[control](sums);
}

/** The facts about a sheet with its columns as they are assigned now; those found with it until they are known. */
function useFacts(
  { getReader }: Pick<SheetSession, 'getReader'>,
  found: DetectedSheet,
  { sheet, headerRow, mapping, units, blocks, currencies, ignored }: SheetInterpretation,
): SheetFacts {
  const [known, setKnown] = useState({ found, facts: found.facts });
  const ask = useEffectEvent(async (layout: SheetLayout): Promise<SheetFacts | undefined> => {
    try {
      const reader = await getReader();
      return await reader.ask('facts', { sheet, layout });
    } catch {
      // The reader was stopped: with the next file come other facts.
      return undefined;
    }
  });
  useEffect(() => {
    let isLatest = true;
    const load = async (): Promise<void> => {
      const facts = await ask({ headerRow, mapping, units, blocks, currencies, ignored });
      if (isLatest && facts !== undefined) setKnown({ found, facts });
    };
    void load();
    return () => {
      isLatest = false;
    };
  }, [found, headerRow, mapping, units, blocks, currencies, ignored]);
  return known.found === found ? known.facts : found.facts;
}

type Props = {
  readonly sheet: SheetSession;
  readonly found: DetectedSheet;
  readonly readAs: SheetInterpretation;
  /** Leads to the place where it can be changed; without one to the columns. */
  readonly onChange: (place?: string) => void;
  /** The columns are not in view, and may never have been. */
  readonly isAway?: boolean;
};

/** Says in one line what is taken for granted, each with the way to change it. */
export function AssumptionLine({ sheet, found, readAs, onChange, isAway = false }: Props) {
  const { t, i18n } = useLingui();
  const isByLetters = found.by === 'letters' && readAs.mapping.cost === found.mapping.cost;
  const facts = useFacts(sheet, found, readAs);
  const assumptions = assumptionsOf(facts, { ...readAs, by: isByLetters ? 'letters' : 'headers' });
  const lines = assumptions.map((assumption) => {
    const { kind, details } = assumption;
    return {
      key: `${kind} ${String(details['currency'])}`,
      words: i18n._({ ...sheetAssumptionWords[kind], values: assumptionValues(details, apart) }),
      place: getControl(assumption, readAs),
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
