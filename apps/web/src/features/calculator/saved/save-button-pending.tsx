import { Trans } from '@lingui/react/macro';
import { PackageCheck, PackagePlus } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import type { Draft } from '@saer/contract/products/calculator-draft';

/** A disabled save button while loading, in its final position, so that nothing moves. */
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
