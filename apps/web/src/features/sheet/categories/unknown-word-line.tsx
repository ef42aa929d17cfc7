import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CategoryLead } from '@saer/quoting/search/resolve-category';
import { useMemo } from 'react';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { getLead } from '../../../domain/category-search/category-finder.ts';
import type { UnknownWord } from '../model/unknown-words.ts';
import type { CategorySearch } from './use-unknown-words.ts';

type Props = {
  readonly word: UnknownWord;
  readonly search: CategorySearch;
  readonly onAnswer: (lead: CategoryLead) => void;
};

const suggestionsAtOnce = 3;

/** One word, how many rows say it, and the category it means. */
export function UnknownWordLine({ word, search, onAnswer }: Props) {
  const { t } = useLingui();
  const { text, rows } = word;
  const suggestions = useMemo(() => search.suggest(text, suggestionsAtOnce), [search, text]);
  return (
    <div
      data-word={text}
      className="grid items-end gap-x-6 gap-y-2 py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,--spacing(88))]"
    >
      <div className="flex min-w-0 flex-col gap-1.5 md:self-center">
        <p className="[overflow-wrap:anywhere] text-ink">
          <Trans>
            “<bdi className="font-medium">{text}</bdi>”
          </Trans>{' '}
          <span className="text-sm text-muted">
            <Plural value={rows} one="– # row: which category?" other="– # rows: which category?" />
          </span>
        </p>
        {suggestions.length === 0 ? null : (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-muted">
            <Trans>Perhaps:</Trans>
            {suggestions.map((lead) => (
              <button
                key={lead.subFamily}
                type="button"
                onClick={() => onAnswer(lead)}
                className="inline-flex min-h-control items-center rounded-control border border-line-strong bg-field px-3 text-sm text-ink hover:bg-hover"
              >
                {search.nameOf(lead.subFamily)}
              </button>
            ))}
          </p>
        )}
      </div>
      <ComboBox
        label={t`Category of “${text}”`}
        options={search.subFamilies}
        found={search.types}
        search={search.search}
        value={undefined}
        placeholder={t`Search by any word`}
        onChange={(chosen) => {
          if (chosen !== undefined) onAnswer(getLead(chosen));
        }}
      />
    </div>
  );
}
