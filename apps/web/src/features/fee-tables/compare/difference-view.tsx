import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { Badge } from '../../../components/layout/badge.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { handoverWords, fieldWords } from '../fee-words.ts';
import { getName } from '../../../domain/names/name.ts';
import { subFamiliesQuery } from '../queries.ts';
import { KindBadge } from './kind-badge.tsx';
import { SlabLines } from './slab-lines.tsx';
import {
  type Change,
  changedFigures,
  type ClassDifference,
  type Difference,
  isFigure,
  type Kind,
  type RuleChange,
} from './difference.ts';
import { Delta } from './delta.tsx';
import { FigureWords, tendency } from './figure-words.tsx';

type ChangeLineProps = { readonly change: Change };

const colours = { dearer: 'text-danger', cheaper: 'text-brand-strong' } as const;

/** One figure before and after, and the difference. */
function ChangeLine({ change }: ChangeLineProps) {
  const { i18n } = useLingui();
  const { field, before, after } = change;
  const way = tendency(change);
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] items-baseline gap-x-3 gap-y-0.5 py-1 @xl:grid-cols-[minmax(--spacing(32),1.2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(--spacing(28),--spacing(44))]">
      <dt className="col-span-3 text-muted @xl:col-span-1">{i18n._(fieldWords[field])}</dt>
      <dd className="text-right text-muted tabular-nums">
        <span className="sr-only">
          <Trans>Before:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={before} />
      </dd>
      <dd className="text-right font-medium text-ink tabular-nums">
        <span className="sr-only">
          <Trans>After:</Trans>{' '}
        </span>
        <FigureWords field={field} figure={after} />
      </dd>
      <dd className={`min-w-16 text-right ${way === undefined ? 'text-muted' : colours[way]}`}>
        <Delta change={change} />
      </dd>
    </div>
  );
}

/** Rules of the store before and after. */
function RuleLines({ rules }: { readonly rules: readonly RuleChange[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="divide-y divide-line">
      {rules.map(({ rule, before, after }) => (
        <div key={rule} className="grid gap-x-6 py-2 @3xl:grid-cols-[--spacing(56)_minmax(0,1fr)]">
          <dt className="font-medium text-ink">{recordLabel(i18n, rule)}</dt>
          <dd className="flex flex-wrap gap-x-2">
            <span className="text-muted">
              <span className="sr-only">
                <Trans>Before:</Trans>{' '}
              </span>
              {recordValue(i18n, rule, before)}
            </span>
            <span aria-hidden className="text-muted rtl:-scale-x-100">
              →
            </span>
            <span className="font-medium text-ink">
              <span className="sr-only">
                <Trans>After:</Trans>{' '}
              </span>
              {recordValue(i18n, rule, after)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  readonly difference: Difference;
  /** Also includes equal rows. */
  readonly showsAll: boolean;
};

type EntryProps = { readonly kind: Kind; readonly title: ReactNode; readonly children: ReactNode };

function Entry({ kind, title, children }: EntryProps) {
  return (
    <li className="grid gap-x-6 py-2 @3xl:grid-cols-[--spacing(56)_minmax(0,1fr)]">
      <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 self-start py-1 font-medium text-ink">
        {title} <KindBadge kind={kind} />
      </h3>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

function Lines({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className="@container divide-y divide-line">
      {changes.map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
    </dl>
  );
}

function ClassEntry({ entry }: { readonly entry: ClassDifference }) {
  const { i18n } = useLingui();
  const { sizeClass, changes, slabs, is } = entry;
  const name = getName(sizeClass, useLanguage());
  const handover = sizeClass.handover ?? null;
  return (
    <Entry
      kind={is}
      title={
        <>
          <bdi>{name}</bdi>
          {handover === null ? null : <Badge tone="neutral">{i18n._(handoverWords[handover])}</Badge>}
        </>
      }
    >
      {/* What is charged and measured comes first, what is said of it last. */}
      <Lines changes={changes.filter(isFigure)} />
      <SlabLines slabs={slabs} />
      <Lines changes={changes.filter((change) => !isFigure(change))} />
    </Entry>
  );
}

/** The differences between two versions: rules of the store, size classes with their slabs, then commissions, each figure before and after. */
export function DifferenceView({ difference, showsAll }: Props) {
  const language = useLanguage();
  const { data: subFamilies = [] } = useQuery(subFamiliesQuery);
  const visible = <E extends { readonly is: Kind }>(entries: readonly E[]): readonly E[] =>
    showsAll ? entries : entries.filter(({ is }) => is !== 'same');
  const classes = visible(difference.classes);
  const rates = visible(difference.rates);
  const nameOfRate = (code: string): string => {
    const subFamily = subFamilies.find((each) => each.code === code);
    return subFamily === undefined ? code : getName(subFamily, language);
  };
  const { rules } = difference;
  if (rules.length + classes.length + rates.length === 0) {
    return (
      <p className="py-4 text-sm text-muted">
        <Trans>Both tables have the same figures.</Trans>
      </p>
    );
  }
  return (
    <div className="@container flex flex-col gap-5 text-sm">
      {rules.length === 0 ? null : (
        <section>
          <h2 className="border-b border-line pb-2 font-semibold text-ink">
            <Trans>Rules for all products</Trans>{' '}
            <span className="font-normal text-muted">
              <Plural value={rules.length} one="# figure differs" other="# figures differ" />
            </span>
          </h2>
          <RuleLines rules={rules} />
        </section>
      )}
      {classes.length === 0 ? null : (
        <section>
          <h2 className="border-b border-line pb-2 font-semibold text-ink">
            <Trans>Size classes</Trans>{' '}
            <span className="font-normal text-muted">
              <Plural value={changedFigures(classes)} one="# figure differs" other="# figures differ" />
            </span>
          </h2>
          <ul className="divide-y divide-line">
            {classes.map((entry) => (
              <ClassEntry key={entry.key} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      {rates.length === 0 ? null : (
        <section>
          <h2 className="border-b border-line pb-2 font-semibold text-ink">
            <Trans>Commissions</Trans>{' '}
            <span className="font-normal text-muted">
              <Plural value={changedFigures(rates)} one="# figure differs" other="# figures differ" />
            </span>
          </h2>
          <ul className="divide-y divide-line">
            {rates.map((entry) => (
              <Entry key={entry.key} kind={entry.is} title={<bdi>{nameOfRate(entry.rate.subFamily)}</bdi>}>
                <Lines changes={entry.changes} />
              </Entry>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
