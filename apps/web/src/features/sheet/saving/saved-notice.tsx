import { Plural, Trans } from '@lingui/react/macro';
import type { ProductBatch } from '@saer/contract/products/product-batch';
import { formatShort } from '@saer/i18n/format-number';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';

type Props = {
  readonly batch: ProductBatch;
  /** Remaining rows: with errors, or too many for one batch. */
  readonly left: number;
  readonly onContinue: () => void;
  readonly onAnother: () => void;
  /** Files with the new prices, for the stores. */
  readonly downloads: ReactNode;
};

function Figure({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{children}</dt>
      <dd className="text-xl font-semibold tabular-nums">{formatShort(count, 0)}</dd>
    </div>
  );
}

/** The result of saving, and what to do next. */
export function SavedNotice({ batch, left, onContinue, onAnother, downloads }: Props) {
  const { added, updated, unchanged } = batch;
  const frame = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The button that stored them is gone, and the focus with it.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section data-testid="stored" className="rounded-card border border-line bg-surface shadow-card">
      <output
        ref={frame}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-8 gap-y-4 p-card outline-none"
      >
        <div className="flex items-center gap-3">
          <span aria-hidden className="rounded-full bg-brand-soft p-2.5 text-brand-strong">
            <CircleCheck className="size-6" />
          </span>
          <p className="text-lg font-semibold text-ink">
            <Trans>Your products are saved</Trans>
          </p>
        </div>
        <dl className="flex gap-8">
          <Figure count={added}>
            <Trans>New</Trans>
          </Figure>
          <Figure count={updated}>
            <Trans>Updated</Trans>
          </Figure>
          <Figure count={unchanged}>
            <Trans>Unchanged</Trans>
          </Figure>
        </dl>
      </output>
      <div className="flex flex-col gap-3 border-t border-line p-card">
        <h2 className="text-base font-semibold text-ink">
          <Trans>What next?</Trans>
        </h2>
        <p className="text-sm text-muted">
          {left === 0 ? (
            <Trans>
              Put the new prices into your stores with a file, look at your products, or price another file.
            </Trans>
          ) : (
            <Trans>The remaining rows stay here: fix them, then save them too.</Trans>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
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
          {downloads}
          <Button onPress={onAnother}>
            <Trans>Upload another file</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
