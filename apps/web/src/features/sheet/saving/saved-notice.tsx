import { Plural, Trans } from '@lingui/react/macro';
import type { ProductBatch } from '@saer/contract/product-batch';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';

type Props = {
  readonly batch: ProductBatch;
  /** Remaining rows: with errors, or too many for one batch. */
  readonly left: number;
  readonly onContinue: () => void;
  readonly onAnother: () => void;
};

/** The result of saving, and where the rows are now. */
export function SavedNotice({ batch, left, onContinue, onAnother }: Props) {
  const { added, updated, unchanged } = batch;
  const frame = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button that stored them is gone, and the focus with it.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <output
      ref={frame}
      tabIndex={-1}
      data-testid="stored"
      className="flex flex-col items-center gap-4 py-6 text-center outline-none"
    >
      <span aria-hidden className="rounded-full bg-brand-soft p-3 text-brand-strong">
        <CircleCheck className="size-7" />
      </span>
      <p className="text-lg font-medium text-ink">
        <Trans>Your products are saved</Trans>
      </p>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-1 text-sm sm:gap-x-8">
        <div className="flex flex-col-reverse">
          <dt className="text-muted">
            <Trans>New</Trans>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{added}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-muted">
            <Trans>Updated</Trans>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{updated}</dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-muted">
            <Trans>Unchanged</Trans>
          </dt>
          <dd className="text-xl font-semibold tabular-nums">{unchanged}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap justify-center gap-2">
        {left === 0 ? null : (
          <Button tone="primary" onPress={onContinue}>
            <Plural
              value={left}
              one="Continue with the remaining # row"
              other="Continue with the remaining # rows"
            />
          </Button>
        )}
        <PageLinkButton to="/user/products" tone={left === 0 ? 'primary' : 'plain'}>
          <Trans>Go to my products</Trans>
        </PageLinkButton>
        <Button onPress={onAnother}>
          <Trans>Upload another file</Trans>
        </Button>
      </div>
    </output>
  );
}
