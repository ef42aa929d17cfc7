import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { type ListedTool, listedTools, toolGroupIds, toolPage } from '@saer/contract/products/tools';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { Link } from '@tanstack/react-router';
import { SearchX, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { iconButtonStyle, nameLinkStyle } from '../../components/button/button-style.ts';
import { readToolChoices, toggleFavourite } from './tool-choices.ts';
import { groupTitles, listedEntries } from './registry.ts';

interface GroupProps {
  readonly title: string;
  readonly tools: readonly ListedTool[];
  readonly favourites: readonly ListedTool[];
  readonly onToggle: (tool: ListedTool) => void;
}

/** Some tools under a heading. */
function Group({ title, tools, favourites, onToggle }: GroupProps) {
  const { _ } = useLingui();
  const { t } = useMacro();
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-base font-semibold text-ink">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {tools.map((tool) => {
          const entry = listedEntries[tool];
          const name = _(entry.title);
          const isFavourite = favourites.includes(tool);
          return (
            <li
              key={tool}
              className="relative flex items-start gap-2 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:bg-hover"
            >
              <div className="min-w-0 flex-1">
                <Link
                  to={toolPage(tool)}
                  className={`${nameLinkStyle} after:absolute after:inset-0 after:rounded-card`}
                >
                  {name}
                </Link>
                <p className="mt-1 text-sm text-muted">{_(entry.summary)}</p>
              </div>
              <button
                type="button"
                aria-pressed={isFavourite}
                aria-label={t`Favourite: ${name}`}
                onClick={() => onToggle(tool)}
                className={`${iconButtonStyle} relative -me-2 -mt-2`}
              >
                <Star aria-hidden className={`size-4 ${isFavourite ? 'fill-current text-warning' : ''}`} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** All tools by group, with those marked and those used last before them, and a search. */
export function ToolsPage({ title }: { readonly title: string }) {
  const { _ } = useLingui();
  const { t } = useMacro();
  const [text, setText] = useState('');
  const [choices, setChoices] = useState(readToolChoices);
  const { favourites, recent } = choices;
  const onToggle = (tool: ListedTool): void => setChoices(toggleFavourite(tool));
  const words = text.trim().split(/\s+/);
  const fits = (tool: ListedTool): boolean => {
    const { title: name, summary, alsoCalled } = listedEntries[tool];
    const said = `${_(name)} ${_(summary)} ${alsoCalled}`;
    return words.every((word) => matchesSearch(said, word));
  };
  const isSearching = text.trim() !== '';
  const found = toolGroupIds.flatMap(listedTools).filter(fits);
  const count = found.length;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={title}
        about={<Trans>Each answers one question of a seller, with the fees of today.</Trans>}
      />
      <div className="max-w-md">
        <SearchField label={t`Search the tools`} value={text} onChange={setText} />
      </div>
      <p className="sr-only" aria-live="polite">
        {isSearching ? t`Tools found: ${count}` : ''}
      </p>
      {isSearching ? null : (
        <>
          <Group title={t`Favourites`} tools={favourites} favourites={favourites} onToggle={onToggle} />
          <Group title={t`Used recently`} tools={recent} favourites={favourites} onToggle={onToggle} />
        </>
      )}
      {toolGroupIds.map((group) => (
        <Group
          key={group}
          title={_(groupTitles[group])}
          tools={listedTools(group).filter((tool) => found.includes(tool))}
          favourites={favourites}
          onToggle={onToggle}
        />
      ))}
      {found.length === 0 ? (
        <EmptyState icon={<SearchX />} title={t`No tool matches`} level={2}>
          <Trans>Try another word, such as “commission” or “VAT”.</Trans>
        </EmptyState>
      ) : null}
    </div>
  );
}
