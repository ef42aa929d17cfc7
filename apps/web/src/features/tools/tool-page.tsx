import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type ToolId, toolPage } from '@saer/contract/products/tools';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronRight, ClipboardPaste, Table2 } from 'lucide-react';
import {
  type ReactNode,
  useCallback,
  useEffect,
  type ComponentProps,
  memo,
  Suspense,
  useState,
  useId,
} from 'react';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PrintButton } from '../../components/button/print-button.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { calculatorPath } from '../../lib/form/calculator-link.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { calculatorQuery, toFragment, useInputs } from './board/inputs.ts';
import { ToolBoard } from './board/tool-board.tsx';
import type { ToolLinks } from './answer/next-tools.tsx';
import { noBook } from './fields/no-book.ts';
import { toolEntries } from './registry.ts';
import { noteUse } from './tool-choices.ts';
import type { Tool, ProductTable } from './tool.ts';
import { ComboBox } from '../../components/form/combo-box.tsx';
import { useCategorySearch } from '../../domain/category-search/use-category-search.ts';
import type { CategoryField } from './fields/tool-field.tsx';
import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import type { Texts } from './fields/field.ts';
import { Card } from '../../components/layout/card.tsx';

/** Fetched once somebody asks for it. */
const AllProducts = lazyComponent(async () => (await import('./all/all-products.tsx')).AllProducts);

type ForAllProductsProps = {
  readonly title: string;
  readonly tool: Tool;
  readonly table: ProductTable;
  readonly book: FeeBook;
  readonly common: Texts;
};

/** The tool for every saved product, once asked for. */
function ForAllProducts(props: ForAllProductsProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <h2 id={id} tabIndex={-1} className="text-base font-semibold text-ink">
            <Trans>For all my products</Trans>
          </h2>
          {isOpen ? null : (
            <Button onPress={() => setOpen(true)}>
              <Table2 aria-hidden className="size-4" />
              {t`Calculate for all my products`}
            </Button>
          )}
        </div>
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <AllProducts {...props} />
          </Suspense>
        ) : (
          <p className="text-sm text-muted">
            <Trans>One table with this answer for each saved product, in any order, as a file too.</Trans>
          </p>
        )}
      </Card>
    </div>
  );
}

const SavedProduct = lazyComponent(async () => (await import('./start/saved-product.tsx')).SavedProduct);
const PastedRow = lazyComponent(async () => (await import('./start/pasted-row.tsx')).PastedRow);

interface StartFromProps {
  readonly book: FeeBook;
  readonly onFill: (texts: Texts) => void;
  /** Without fees it cannot tell what a pasted row says. */
  readonly takesRows: boolean;
}

/** Fills the fields from a saved product or a row copied from a sheet. Memoised: a key leaves it as it is. */
const StartFrom = memo(function StartFrom({ book, onFill, takesRows }: StartFromProps) {
  const { t } = useLingui();
  const isSignedIn = useCurrentUser() !== undefined;
  const [isPasting, setPasting] = useState(false);
  const fill = (texts: Texts): void => {
    onFill(texts);
    setPasting(false);
  };
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap items-end gap-2">
        {isSignedIn ? (
          <div className="min-w-56 flex-1">
            <Suspense fallback={<Skeleton lines={2} />}>
              <SavedProduct onFill={onFill} />
            </Suspense>
          </div>
        ) : null}
        {takesRows ? (
          <Button onPress={() => setPasting(!isPasting)}>
            <ClipboardPaste aria-hidden className="size-4" />
            {t`Paste a row`}
          </Button>
        ) : null}
      </div>
      {isPasting ? (
        <Suspense>
          <PastedRow book={book} onFill={fill} />
        </Suspense>
      ) : null}
    </div>
  );
});

/** A search among all categories, in both languages and the words that sellers use. */
function ToolCategoryField({ book, subFamily, onChange, error }: ComponentProps<CategoryField>) {
  const { t } = useLingui();
  const { box, around } = useCategorySearch({ book, subFamily, type: '', onChoose: onChange });
  return (
    <div {...around} className="contents">
      <ComboBox {...box} label={t`Category`} placeholder={t`Type to search all categories`} error={error} />
    </div>
  );
}

const links: ToolLinks = {
  addressOf: ({ tool, texts }) =>
    tool === 'calculator'
      ? `${calculatorPath}?${calculatorQuery(texts)}`
      : `${toolPage(tool)}${toFragment(texts)}`,
  Link: ({ to, className, children }) => {
    const [page = '', hash] = to.split('#', 2);
    return (
      <Link to={page} {...(hash === undefined ? {} : { hash })} className={className}>
        {children}
      </Link>
    );
  },
};

interface Props {
  readonly id: ToolId;
  readonly tool: Tool;
}

/** One tool for whoever is signed in. */
export function ToolPage({ id, tool }: Props) {
  const { i18n } = useLingui();
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
      <PageHeader title={i18n._(title)} about={i18n._(summary)} isNamed actions={<PrintButton />} />
      {tool.usesFees ? <WithFees id={id} tool={tool} /> : <Board id={id} tool={tool} book={noBook} />}
    </div>
  );
}

function WithFees({ id, tool }: Props): ReactNode {
  const { data: book, isError, refetch } = useQuery(feeBookQuery());
  if (book !== undefined) return <Board id={id} tool={tool} book={book} />;
  return isError ? (
    <ErrorState onRetry={() => void refetch()}>
      <Trans>The fees could not be loaded.</Trans>
    </ErrorState>
  ) : (
    <Skeleton lines={6} />
  );
}

function Board({ id, tool, book }: Props & { readonly book: FeeBook }) {
  const navigate = useNavigate();
  const isSignedIn = useCurrentUser() !== undefined;
  const replaceAddress = useCallback(
    (fragment: string) => {
      // A link may be on its way to another tool, with inputs of its own.
      if (location.pathname !== toolPage(id) || location.hash.replace(/^#/, '') === fragment) return;
      void navigate({
        to: '.',
        hash: fragment,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
        viewTransition: false,
      });
    },
    [id, navigate],
  );
  const [texts, change] = useInputs(tool.fields, replaceAddress);
  const { i18n } = useLingui();
  const table = tool.forProducts;
  return (
    <>
      <ToolBoard
        tool={tool}
        book={book}
        texts={texts}
        onChange={change}
        links={links}
        CategoryField={ToolCategoryField}
        start={
          tool.usesFees || table !== undefined ? (
            <StartFrom book={book} onFill={change} takesRows={tool.usesFees} />
          ) : null
        }
      />
      {table === undefined || !isSignedIn ? null : (
        <ForAllProducts
          title={i18n._(toolEntries[id].title)}
          tool={tool}
          table={table}
          book={book}
          common={texts}
        />
      )}
    </>
  );
}
