import { storeRuleNames } from '@saer/contract/fees/choices';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeDoubt, FeeDoubtKind } from '@saer/contract/publishing/fee-doubt';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { meantRate } from '@saer/quoting/below-one-percent';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { FigureWords } from '../compare/figure-words.tsx';
import { type FieldName, fieldWords, handoverWords } from '../fee-words.ts';

/** A figure of a size class or commission: rules of the store have words of their own. */
const isFeeField = (field: string | null): field is FieldName => field !== null && field in fieldWords;

/** Why a point is doubted, in the figures of the table. */
function Reason({ doubt }: { readonly doubt: FeeDoubt }) {
  const { kind, field, before, after } = doubt;
  const isRate = field === 'rate1' || field === 'rate2';
  const compared = !isFeeField(field) ? null : <FigureWords field={field} figure={before} />;
  const reasons: Readonly<Record<FeeDoubtKind, ReactNode>> = {
    noCommission:
      before === null ? (
        <Trans>No commission: sellers who choose it get no price.</Trans>
      ) : (
        <Trans>
          No commission any more, <FigureWords field="rate1" figure={before} /> before: sellers who choose it
          get no price.
        </Trans>
      ),
    classGone: <Trans>The table before has this size class, and this one does not.</Trans>,
    zero: <Trans>Nothing is charged.</Trans>,
    belowOnePercent: (
      <Trans>
        Less than one per cent. Was <FigureWords field="rate1" figure={meantRate(after ?? 0)} /> meant?
      </Trans>
    ),
    veryHigh: isRate ? <Trans>Half of the price or more.</Trans> : <Trans>1,000 riyals or more.</Trans>,
    farFromBefore:
      (after ?? 0) > (before ?? 0) ? (
        <Trans>Three times the figure before, or more.</Trans>
      ) : (
        <Trans>A third of the figure before, or less.</Trans>
      ),
    farFromOthers: <Trans>Far from the nearest at another store, {compared}.</Trans>,
    heavierCheaper: <Trans>Less than the lighter parcel before it, {compared}.</Trans>,
    ruleChanged: <Trans>This rule holds for every product of the store.</Trans>,
  };
  return reasons[kind];
}

/** A rule of the store, before and after. */
function RuleValues({ doubt: { field, rules, after } }: { readonly doubt: FeeDoubt }) {
  const { i18n } = useLingui();
  const rule = storeRuleNames.find((name) => name === field);
  if (rule === undefined) return null;
  const label = recordLabel(i18n, rule);
  if (rules === null) {
    return (
      <>
        {label}: {recordValue(i18n, rule, after)}
      </>
    );
  }
  const was = recordValue(i18n, rule, rules.before[rule]);
  const is = recordValue(i18n, rule, rules.after[rule]);
  return (
    <>
      {label}:{' '}
      <Trans>
        {is}, before: {was}
      </Trans>
    </>
  );
}

/** The category or size class, and the figure of it. */
function Point({ doubt }: { readonly doubt: FeeDoubt }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { kind, handover, maxWeight, field, before, after, subFamily, sizeClass } = doubt;
  const showsBefore = before !== null && kind !== 'farFromOthers' && kind !== 'heavierCheaper';
  return (
    <span className="flex flex-col py-1">
      <span className="font-medium">
        {subFamily === null && sizeClass === null ? null : <bdi>{getName(doubt, language)}</bdi>}
        {handover === null ? null : <> · {i18n._(handoverWords[handover])}</>}
        {maxWeight === null ? null : (
          <>
            {' · '}
            <Trans>
              up to <FigureWords field="maxWeight" figure={maxWeight} />
            </Trans>
          </>
        )}
        <RuleValues doubt={doubt} />
        {!isFeeField(field) ? null : (
          <>
            {' · '}
            {i18n._(fieldWords[field])}:{' '}
            {showsBefore ? (
              <Trans>
                <FigureWords field={field} figure={after} />, before{' '}
                <FigureWords field={field} figure={before} />
              </Trans>
            ) : (
              <FigureWords field={field} figure={after} />
            )}
          </>
        )}
      </span>
      <span className="text-muted">
        <Reason doubt={doubt} />
      </span>
    </span>
  );
}

type Props = {
  readonly doubts: readonly FeeDoubt[];
  /** Counts also those that are too many to be listed. */
  readonly total: number;
  readonly confirmed: ReadonlySet<string>;
  readonly onChange: (confirmed: ReadonlySet<string>) => void;
};

/** Missing and improbable points of a fee table, each with a box that confirms it. */
export function DoubtList({ doubts, total, confirmed, onChange }: Props) {
  const missing = doubts.filter(({ kind }) => kind === 'noCommission');
  const left = doubts.filter(({ key }) => !confirmed.has(key)).length;
  const set = (keys: readonly string[], isConfirmed: boolean): void => {
    const next = new Set(confirmed);
    for (const key of keys)
      if (isConfirmed) next.add(key);
      else next.delete(key);
    onChange(next);
  };
  if (total === 0) return null;
  if (total > doubts.length) {
    return (
      <Notice tone="danger">
        <Plural
          value={total}
          one="# point of this table is doubtful."
          other="# points of this table are missing or improbable: too many to confirm one by one. Correct the table first."
        />
      </Notice>
    );
  }
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold text-ink">
        <Trans>Points to confirm</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          Confirm each point that is right, and correct the table where it is not. Both people confirm them:
          whoever submits the table, and whoever publishes it.
        </Trans>
      </p>
      {missing.length < 2 ? null : (
        <Checkbox
          isSelected={missing.every(({ key }) => confirmed.has(key))}
          onChange={(isConfirmed) =>
            set(
              missing.map(({ key }) => key),
              isConfirmed,
            )
          }
        >
          <span className="font-medium">
            <Plural
              value={missing.length}
              one="# category without a commission is left out on purpose"
              other="All # categories without a commission are left out on purpose"
            />
          </span>
        </Checkbox>
      )}
      <ul className="divide-y divide-line">
        {doubts.map((doubt) => (
          <li key={doubt.key}>
            <Checkbox
              isSelected={confirmed.has(doubt.key)}
              onChange={(isConfirmed) => set([doubt.key], isConfirmed)}
            >
              <Point doubt={doubt} />
            </Checkbox>
          </li>
        ))}
      </ul>
      <output className="block text-muted">
        {left === 0 ? (
          <Trans>Everything is confirmed.</Trans>
        ) : (
          <Plural value={left} one="# point is left to confirm." other="# points are left to confirm." />
        )}
      </output>
    </section>
  );
}
