import { Trans } from '@lingui/react/macro';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { Share } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { loadMessages } from '../../lib/language.ts';

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
export function ShareButton({ query, answer }: Props) {
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
