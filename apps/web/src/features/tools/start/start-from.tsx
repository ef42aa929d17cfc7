import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { ClipboardPaste } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import type { Texts } from '../fields/field.ts';

const SavedProduct = lazyComponent(async () => (await import('./saved-product.tsx')).SavedProduct);
const PastedRow = lazyComponent(async () => (await import('./pasted-row.tsx')).PastedRow);

interface StartFromProps {
  readonly book: FeeBook;
  readonly onFill: (texts: Texts) => void;
  /** Without fees it cannot tell what a pasted row says. */
  readonly takesRows: boolean;
}

/** Fills the fields from a saved product or a row copied from a sheet. Memoised: a key leaves it as it is. */
export const StartFrom = memo(function StartFrom({ book, onFill, takesRows }: StartFromProps) {
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
