import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { type ToolId, toolPage } from '@saer/contract/tools';
import { draftFieldNames } from '@saer/contract/calculator-draft';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { calculatorPath } from '../../lib/calculator-link.ts';

import { ToolBoard } from './board/tool-board.tsx';
import { useInputs } from './board/use-inputs.ts';
import type { ToolLinks } from './answer/next-tools.tsx';
import { noBook } from './fields/no-book.ts';
import { ToolCategoryField } from './fields/tool-category-field.tsx';
import { toolEntries } from './registry.ts';
import { StartFrom } from './start/start-from.tsx';
import { noteUse } from './tool-choices.ts';
import type { Texts, Tool } from './tool.ts';

/** The calculator's own fields among these texts, as its address names them. */
const calculatorQuery = (texts: Texts): string =>
  new URLSearchParams(
    draftFieldNames.flatMap((name) => {
      const text = texts[name] ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  ).toString();

const links: ToolLinks = {
  addressOf: (tool, texts) =>
    tool === 'calculator' ? `${calculatorPath}?${calculatorQuery(texts)}` : toolPage(tool),
  Link: ({ to, className, onFollow, children }) => (
    <Link to={to} className={className} onClick={onFollow}>
      {children}
    </Link>
  ),
};

interface Props {
  readonly id: ToolId;
  readonly tool: Tool;
}

/** One tool for whoever is signed in. */
export function ToolPage({ id, tool }: Props) {
  const { _ } = useLingui();
  const { title, summary } = toolEntries[id];
  useEffect(() => noteUse(id), [id]);
  return (
    <div className="flex flex-col gap-5 print:gap-3">
      <nav className="-mb-3 text-sm text-muted print:hidden">
        <Link
          to="/user/tools"
          className="inline-flex min-h-control items-center gap-1 rounded-sm hover:text-ink"
        >
          <ChevronRight aria-hidden className="size-4 ltr:-scale-x-100" />
          <Trans>All tools</Trans>
        </Link>
      </nav>
      <PageHeader title={_(title)} about={_(summary)} isNamed actions={<PrintButton />} />
      {tool.usesFees ? <WithFees id={id} tool={tool} /> : <Board tool={tool} book={noBook} />}
    </div>
  );
}

function WithFees({ tool }: Props): ReactNode {
  const { data: book, isError, refetch } = useQuery(feeBookQuery());
  if (book !== undefined) return <Board tool={tool} book={book} />;
  return isError ? (
    <ErrorState onRetry={() => void refetch()}>
      <Trans>The fees could not be loaded.</Trans>
    </ErrorState>
  ) : (
    <Skeleton lines={6} />
  );
}

function Board({ tool, book }: { readonly tool: Tool; readonly book: FeeBook }) {
  const navigate = useNavigate();
  const replaceAddress = useCallback(
    (fragment: string) => {
      if (location.hash.replace(/^#/, '') === fragment) return;
      void navigate({
        to: '.',
        hash: fragment,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
        viewTransition: false,
      });
    },
    [navigate],
  );
  const [texts, change] = useInputs(tool.fields, replaceAddress);
  return (
    <ToolBoard
      tool={tool}
      book={book}
      texts={texts}
      onChange={change}
      links={links}
      CategoryField={ToolCategoryField}
      start={tool.usesFees ? <StartFrom book={book} onFill={change} /> : null}
    />
  );
}
