import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { ClipboardPaste, Package } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { useCurrentUser } from '../../../lib/session.ts';
import type { Texts } from '../tool.ts';

const SavedProduct = lazyComponent(async () => (await import('./saved-product.tsx')).SavedProduct);
const PastedRow = lazyComponent(async () => (await import('./pasted-row.tsx')).PastedRow);

interface Props {
  readonly book: FeeBook;
  readonly onFill: (texts: Texts) => void;
}

/** Fills the fields from a saved product or a row copied from a sheet. Memoised: a key leaves it as it is. */
export const StartFrom = memo(function StartFrom({ book, onFill }: Props) {
  const { t } = useLingui();
  const isSignedIn = useCurrentUser() !== undefined;
  const [open, setOpen] = useState<'product' | 'row'>();
  const fill = (texts: Texts): void => {
    onFill(texts);
    setOpen(undefined);
  };
  const toggle = (part: 'product' | 'row') => () => setOpen(open === part ? undefined : part);
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        {isSignedIn ? (
          <Button onPress={toggle('product')}>
            <Package aria-hidden className="size-4" />
            {t`Saved product`}
          </Button>
        ) : null}
        <Button onPress={toggle('row')}>
          <ClipboardPaste aria-hidden className="size-4" />
          {t`Paste a row`}
        </Button>
      </div>
      {open === undefined ? null : (
        <Suspense>
          {open === 'product' ? <SavedProduct onFill={fill} /> : <PastedRow book={book} onFill={fill} />}
        </Suspense>
      )}
    </div>
  );
});
