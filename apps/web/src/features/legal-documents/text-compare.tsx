import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalVersion } from '@saer/contract/legal/legal-document';
import { directions, type Language } from '@saer/i18n/locale';
import { useQuery } from '@tanstack/react-query';
import { diffArrays, diffWords } from 'diff';
import { useState } from 'react';
import { SegmentedControl } from '../../components/button/segmented-control.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { keyed } from './legal-text.tsx';
import { versionQuery, versionsQuery } from './queries.ts';

type Texts = { readonly textAr: string; readonly textEn: string };

const textKeys = { ar: 'textAr', en: 'textEn' } as const satisfies Record<Language, keyof Texts>;

/** A paragraph in which two texts differ; one that was added or removed has one side. */
interface Difference {
  readonly before: string;
  readonly after: string;
}

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).map((part) => part.trim());

/** The paragraphs that differ, those that were replaced side by side. */
function differences(before: string, after: string): readonly Difference[] {
  const changes = diffArrays(paragraphs(before), paragraphs(after));
  return changes.flatMap(({ removed, added, value }, at): Difference[] => {
    const next = changes[at + 1];
    if (removed) {
      const replaced = next?.added === true ? next.value : [];
      return value
        .map((old, index) => ({ before: old, after: replaced[index] ?? '' }))
        .concat(replaced.slice(value.length).map((text) => ({ before: '', after: text })));
    }
    if (!added || changes[at - 1]?.removed === true) return [];
    return value.map((text) => ({ before: '', after: text }));
  });
}

function Changed({ difference, language }: { readonly difference: Difference; readonly language: Language }) {
  const words = diffWords(difference.before, difference.after, {
    intlSegmenter: new Intl.Segmenter(language, { granularity: 'word' }),
  });
  return (
    <p className="border-s-2 border-line ps-3 text-sm/6 whitespace-pre-line">
      {keyed(words).map(({ key, part: { added, removed, value } }) => {
        if (added)
          return (
            <ins key={key} className="bg-brand-soft text-brand-strong no-underline">
              {value}
            </ins>
          );
        return removed ? (
          <del key={key} className="bg-danger-soft text-danger">
            {value}
          </del>
        ) : (
          <span key={key}>{value}</span>
        );
      })}
    </p>
  );
}

/** The version that a version is compared with: the confirmed one before it. */
const precedes = (version: LegalVersion) => (other: LegalVersion) =>
  other.document === version.document && other.state !== 'DRAFT' && other.number < version.number;

type Props = { readonly version: LegalVersion; readonly texts: Texts };

/** Differences from the confirmed version before, paragraph by paragraph. */
export function TextCompare({ version, texts }: Props) {
  const { t } = useLingui();
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { data: versions } = useQuery(versionsQuery);
  const before = versions?.find(precedes(version));
  const { data: previous } = useQuery({
    ...versionQuery(before?.id ?? 0),
    enabled: before !== undefined,
  });
  if (versions !== undefined && before === undefined)
    return (
      <p className="text-sm text-muted">
        <Trans>There is no confirmed version before this one to compare with.</Trans>
      </p>
    );
  if (previous === undefined) return <Skeleton lines={8} />;
  const key = textKeys[language];
  const found = differences(previous[key], texts[key]);
  const { number } = previous;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold text-ink">
          <Trans>Changes since version {number}</Trans>
        </h2>
        <SegmentedControl
          label={t`Text`}
          hideLabel
          value={language}
          onChange={setLanguage}
          options={[
            { id: 'ar', name: t`Arabic text` },
            { id: 'en', name: t`English text` },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>Nothing differs.</Trans>
        </p>
      ) : (
        <div lang={language} dir={directions[language]} className="flex flex-col gap-3">
          {keyed(found).map(({ key: position, part }) => (
            <Changed key={position} difference={part} language={language} />
          ))}
        </div>
      )}
    </div>
  );
}
