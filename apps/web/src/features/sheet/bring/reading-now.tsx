import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';

/** A file is being read beside the page; reading can be given up at any moment. */
export function ReadingNow({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-12 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-brand motion-reduce:animate-none" />
        <output className="text-sm text-ink">
          <Trans>Reading and pricing your sheet…</Trans>
        </output>
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Card>
  );
}
