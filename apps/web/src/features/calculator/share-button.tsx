import { Trans } from '@lingui/react/macro';
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
  readonly hasAnswer: boolean;
};

/** Opens the ways to share a calculation. */
export function ShareButton({ query, hasAnswer }: Props) {
  const [shared, setShared] = useState<string>();
  return (
    <>
      <Button onPress={() => setShared(query())}>
        {shareIcon}
        <Trans>Share</Trans>
      </Button>
      {shared === undefined ? null : (
        <Suspense>
          <ShareDialog query={shared} hasAnswer={hasAnswer} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
    </>
  );
}
