import { Trans } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { EditedChange } from '../../../domain/pending-changes/pending-change.ts';
import { useRejectionWords } from '../../../domain/pending-changes/use-rejection-words.ts';

type Props = {
  readonly change: EditedChange;
  /** Shows the changes that somebody else made meanwhile. */
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
};

/** Says above the form that its values wait to be sent, or why the server did not save them. */
export function WaitingEdit({ change, onCompare, onDiscard }: Props) {
  const { madeAt, rejection } = change;
  const rejected = useRejectionWords()(change);
  return (
    <Notice tone={rejected === undefined ? 'info' : 'warning'}>
      <p>
        {rejected ?? (
          <Trans>
            Your change of <Instant at={madeAt} /> waits to be sent. The result shows the product without it.
          </Trans>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {rejection?.reply?.code === 'rowChanged' ? (
          <Button tone="primary" onPress={onCompare}>
            <Trans>Compare and save</Trans>
          </Button>
        ) : null}
        <Button onPress={onDiscard}>
          <Trans>Discard my change</Trans>
        </Button>
      </div>
    </Notice>
  );
}
