import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatWeight } from '@saer/i18n/format-measure';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../../components/badge.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { handoverWords } from '../fee-words.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { subFamiliesQuery } from '../queries.ts';
import { ChangeLine } from './change-line.tsx';
import {
  changedFigures,
  type ClassDifference,
  type Difference,
  isFigure,
  type Kind,
  type SlabChange,
} from './difference.ts';

type Props = {
  readonly difference: Difference;
  /** Also includes equal rows. */
  readonly showsAll: boolean;
};

const tones: Readonly<Record<Kind, BadgeTone>> = {
  added: 'positive',
  removed: 'negative',
  changed: 'info',
  same: 'neutral',
};

function KindBadge({ kind }: { readonly kind: Kind }) {
  const { t } = useLingui();
  const words = { added: t`Added`, removed: t`Removed`, changed: t`Changed`, same: t`The same` };
  return <Badge tone={tones[kind]}>{words[kind]}</Badge>;
}

type EntryProps = { readonly kind: Kind; readonly title: ReactNode; readonly children: ReactNode };

function Entry({ kind, title, children }: EntryProps) {
  return (
    <li className="py-3">
      <h3 className="flex flex-wrap items-center gap-2 font-medium text-ink">
        {title} <KindBadge kind={kind} />
      </h3>
      <dl className="@container mt-1 divide-y divide-line">{children}</dl>
    </li>
  );
}

function SlabLines({ slab }: { readonly slab: SlabChange }) {
  const weight = isolateLtr(formatWeight(slab.maxWeight));
  const upTo = (
    <>
      <Trans>Slab up to {weight} g</Trans> {slab.is === 'changed' ? null : <KindBadge kind={slab.is} />}{' '}
    </>
  );
  return slab.changes.map((change) => <ChangeLine key={change.field} change={change} of={<>{upTo} · </>} />);
}

function ClassEntry({ entry }: { readonly entry: ClassDifference }) {
  const { i18n } = useLingui();
  const { sizeClass, changes, slabs, is } = entry;
  const name = nameOf(sizeClass, useLanguage());
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
      {changes.filter(isFigure).map((change) => (
        <ChangeLine key={change.field} change={change} />
      ))}
      {slabs.map((slab) => (
        <SlabLines key={slab.maxWeight} slab={slab} />
      ))}
      {changes
        .filter((change) => !isFigure(change))
        .map((change) => (
          <ChangeLine key={change.field} change={change} />
        ))}
    </Entry>
  );
}

/** The differences between two versions: size classes with their slabs, then commissions, each figure before and after. */
export function DifferenceView({ difference, showsAll }: Props) {
  const language = useLanguage();
  const { data: subFamilies = [] } = useQuery(subFamiliesQuery);
  const visible = <E extends { readonly is: Kind }>(entries: readonly E[]): readonly E[] =>
    showsAll ? entries : entries.filter(({ is }) => is !== 'same');
  const classes = visible(difference.classes);
  const rates = visible(difference.rates);
  const nameOfRate = (code: string): string => {
    const subFamily = subFamilies.find((each) => each.code === code);
    return subFamily === undefined ? code : nameOf(subFamily, language);
  };
  if (classes.length + rates.length === 0) {
    return (
      <p className="py-4 text-sm text-muted">
        <Trans>Both tables have the same figures.</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5 text-sm">
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
                {entry.changes.map((change) => (
                  <ChangeLine key={change.field} change={change} />
                ))}
              </Entry>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
