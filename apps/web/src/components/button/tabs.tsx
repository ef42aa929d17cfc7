import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

type Page = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type Props = {
  readonly label: string;
  readonly pages: readonly Page[];
  /** If the current tab is stored elsewhere, such as in the URL. */
  readonly chosen?: string | undefined;
  readonly onChoose?: (id: string) => void;
};

/** Where a key leads from the tab at `index`; the arrows follow the reading direction. */
const indexAfter = (key: string, index: number, count: number, isRtl: boolean): number | undefined => {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (index + step + count) % count;
  return { Home: 0, End: count - 1 }[key];
};

/** Views of one thing, one at a time. */
export function Tabs({ label, pages, chosen, onChoose }: Props) {
  const id = useId();
  const [own, setOwn] = useState(chosen);
  const selected = pages.find((page) => page.id === (onChoose === undefined ? own : chosen)) ?? pages[0];

  const choose = onChoose ?? setOwn;

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = pages.findIndex((page) => page === selected);
    const next = pages[indexAfter(event.key, index, pages.length, isRtl) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <div className="flex flex-col gap-4">
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {pages.map((page) => (
          <button
            key={page.id}
            type="button"
            role="tab"
            id={`${id}-${page.id}`}
            aria-selected={page === selected}
            aria-controls={`${id}-panel`}
            tabIndex={page === selected ? 0 : -1}
            onClick={() => choose(page.id)}
            className="-mb-px min-h-control border-b-2 border-transparent px-3 py-1.5 text-sm whitespace-nowrap text-muted -outline-offset-2 transition-colors hover:text-ink aria-selected:border-brand aria-selected:font-medium aria-selected:text-brand-strong"
          >
            {page.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected?.id}`}>
        {selected?.content}
      </div>
    </div>
  );
}
