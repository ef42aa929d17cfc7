import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, memo, Suspense, useCallback, useId, useState } from 'react';
import { formatAmount } from '@saer/i18n/format-money';
import { Eraser, Columns3, Share } from 'lucide-react';
import { isAllowed } from '@saer/contract/api/access';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { Card } from '../../components/layout/card.tsx';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { SurveyAtRest } from '../../domain/survey/survey-at-rest.tsx';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { useFeeDay, useCalculator, useRememberAnswer } from './state/use-calculator.ts';
import { Button } from '../../components/button/button.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { PrintButton } from '../../components/button/print-button.tsx';
import { StickyColumn } from '../../components/table/sticky-column.tsx';
import type { OwnFeeBook } from '../../domain/fee-book/fee-book-copy.ts';
import { useIsConnected } from '../../lib/api/connection.ts';
import { loadMessages } from '../../lib/language/language.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useAfterPaint } from '../../lib/hooks/use-after-paint.ts';
import { AnswerBar } from './answer/answer-bar.tsx';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { exampleDraft } from './state/example.ts';
import { isAsked } from './form/field-names.ts';
import { ProductForm } from './form/product-form.tsx';
import { InvalidFields } from './form/invalid-fields.tsx';
import { RefusalPanel } from './answer/refusal-panel.tsx';
import { SaveAnswer } from './saved/save-answer.tsx';
import { UnfinishedPanel } from './answer/unfinished-panel.tsx';
import { useDraftFieldError } from './saved/draft-field-error.ts';
import { useSavedProducts } from './saved/saved-products.ts';
import { useOpenScenario } from '../../domain/scenario/use-open-scenario.ts';
import { useCurrentUser } from '../../lib/session/session.ts';

// Memoised: React skips identical elements.
const shareIcon = <Share aria-hidden className="size-4" />;

/** Needed once somebody shares. */
const ShareDialog = lazyComponent(async () => {
  const [{ ShareDialog: Loaded }] = await Promise.all([
    import('./share/share-dialog.tsx'),
    loadMessages('reasons'),
  ]);
  return Loaded;
});

type Props = {
  /** The query of a link to the form as it was typed. */
  readonly query: () => string;
  readonly answer: Answer | undefined;
};

/** Opens the ways to share a calculation. */
function ShareButton({ query, answer }: Props) {
  const [shared, setShared] = useState<{ readonly query: string; readonly answer: Answer | undefined }>();
  return (
    <>
      <Button onPress={() => setShared({ query: query(), answer })}>
        {shareIcon}
        <Trans>Share</Trans>
      </Button>
      {shared === undefined ? null : (
        <Suspense>
          <ShareDialog {...shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  );
}

// Memoised: React skips identical elements.
const columnsIcon = <Columns3 aria-hidden className="size-4" />;

/** Opens the calculation twice beside each other, to vary the second: for sellers. */
function CompareVariants({ query }: { readonly query: () => string }) {
  const openScenario = useOpenScenario();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  if (!isAllowed(role, 'seller')) return null;
  const open = (): void => void openScenario(Object.fromEntries(new URLSearchParams(query())));
  return (
    <Button onPress={open}>
      {columnsIcon}
      <Trans>Compare variants</Trans>
    </Button>
  );
}

// Memoised: React skips identical elements.
const eraserIcon = <Eraser aria-hidden className="size-4" />;

/** Needed once there is an answer to compare, and below it. */
const StoreComparison = lazyComponent(
  async () => (await import('./compare/store-comparison.tsx')).StoreComparison,
);

/** Not rendered again with the price, only once the deferred product follows. */
const LaterComparison = memo(StoreComparison);

/** Most people have none. */
const SavedList = lazyComponent(async () => (await import('./saved/saved-list.tsx')).SavedList);

const FeeNotices = lazyComponent(async () => {
  const [part] = await Promise.all([import('./fee-notices/fee-notices.tsx'), loadMessages('offline')]);
  return part.FeeNotices;
});

/** The form, its answer beside it, and details below. */
function CalculatorBoard({ book }: { readonly book: OwnFeeBook }) {
  const { t } = useLingui();
  const answerId = useId();
  const isConnected = useIsConnected();
  const { form, calculation, query, refused, change, clear, startNext } = useCalculator(book);
  const { products, saveProduct, remove } = useSavedProducts();
  // The key just pressed shows in the answer first; the other stores may follow a moment later.
  const compared = useAfterPaint(calculation.is === 'unfinished' ? undefined : calculation.product);
  const { errorAt, report } = useDraftFieldError(form);
  const usePrice = useCallback(
    (price: number): void => change({ mode: 'check', price: formatAmount(price) }),
    [change],
  );
  const enterSides = useCallback((): void => change({ sizeBy: 'sides' }), [change]);
  const answer = calculation.is === 'answered' ? calculation : undefined;
  useRememberAnswer(answer, query);
  if (!form) return null;
  const { draft } = form;

  return (
    <>
      {isConnected && !book.copiedAt && !book.newFees ? null : (
        <Suspense>
          <FeeNotices book={book} table={form.table} isConnected={isConnected} />
        </Suspense>
      )}
      {refused.length === 0 ? null : (
        <InvalidFields fields={refused.filter((field) => isAsked(field, form))} />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] print:block">
        <div className="flex min-w-0 flex-col gap-4 print:hidden">
          <Card>
            <ProductForm {...form} errorAt={errorAt} />
          </Card>
          <div className="flex flex-wrap gap-3">
            <SaveAnswer
              answer={answer}
              draft={draft}
              book={book}
              change={change}
              saveProduct={saveProduct}
              startNext={startNext}
              onFieldProblem={report}
            />
            <ShareButton query={query} answer={answer} />
            {answer ? <CompareVariants query={query} /> : null}
            {answer ? <PrintButton /> : null}
            <Button tone="quiet" onPress={clear}>
              {eraserIcon}
              <Trans>Clear</Trans>
            </Button>
          </div>
        </div>
        <StickyColumn id={answerId}>
          {calculation.is === 'answered' ? (
            <AnswerPanel answer={calculation} onUsePrice={usePrice} onEnterSides={enterSides} />
          ) : null}
          {calculation.is === 'refused' ? <RefusalPanel {...calculation} change={change} /> : null}
          {calculation.is === 'unfinished' ? (
            <UnfinishedPanel
              mode={draft.mode}
              missing={calculation.missing}
              unread={calculation.problems.map(({ field }) => field)}
              onExample={() => change(exampleDraft)}
            />
          ) : null}
        </StickyColumn>
      </div>
      {/* Together: what stands below the comparison would move from under the pointer when it comes. */}
      <Suspense>
        {compared ? <LaterComparison book={book} product={compared} store={draft.store} /> : null}
        {products.length === 0 ? null : (
          <SavedList
            products={products}
            book={book}
            onDelete={(deleted) => {
              const undo = remove(deleted);
              showToast({ tone: 'neutral', text: t`Deleted`, action: { label: t`Undo`, onPress: undo } });
            }}
          />
        )}
      </Suspense>
      {answer ? (
        <div className="sticky bottom-3 z-10 lg:hidden print:hidden">
          <AnswerBar quote={answer.quote} href={`#${answerId}`} />
        </div>
      ) : null}
    </>
  );
}

/** From a product's cost to its price. */
export function CalculatorPage() {
  const { t } = useLingui();
  const page = useRef<HTMLDivElement>(null);
  // As after a navigation: the next press of Tab is in the form, not in the frame around it.
  useEffect(() => {
    if (document.activeElement === document.body)
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  const {
    data: book,
    error,
    refetch,
  } = useQuery({
    ...feeBookQuery(useFeeDay()),
    // Prices do not change unasked: that other fees are in force is said (`watch-fees.ts`).
    refetchOnWindowFocus: false,
  });
  return (
    <div ref={page} className="flex flex-col gap-4 print:gap-2 print:[zoom:0.69]">
      <PageHeader
        title={<Trans>Price calculator</Trans>}
        about={<Trans>Type your cost; see the price that leaves you the profit you want.</Trans>}
      />
      {book ? <CalculatorBoard book={book} /> : null}
      {!book && error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()}>
            {t`The stores’ fees could not be loaded: ${error.message}.`}{' '}
            <Trans>Your entries are kept in this page’s link.</Trans>
          </ErrorState>
        </Card>
      ) : null}
      {!book && !error ? (
        <Card>
          <Skeleton lines={10} />
        </Card>
      ) : null}
      <SurveyAtRest />
    </div>
  );
}
