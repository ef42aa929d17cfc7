import { Trans } from '@lingui/react/macro';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import type { Draft } from '../state/draft.ts';

/** The button that keeps a product, before it can be pressed: in its place from the first, so that no other one moves. */
export function SaveButtonPending({ draft }: { readonly draft: Draft }) {
  const isOpened = draft.product !== '';
  const Icon = isOpened ? PackageCheck : PackagePlus;
  return (
    <Button tone="primary" isDisabled>
      <Icon aria-hidden className="size-4" />
      {isOpened ? <Trans>Save the changes</Trans> : <Trans>Save in my products</Trans>}
    </Button>
  );
}
