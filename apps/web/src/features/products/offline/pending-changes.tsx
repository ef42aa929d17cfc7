import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { usePendingChanges } from '../../../domain/pending-changes/change-store.ts';
import type { PendingChange } from '../../../domain/pending-changes/pending-change.ts';
import { discardChange } from '../../../domain/pending-changes/queue-change.ts';
import { showToast } from '../../../lib/toasts.ts';
import { PendingChangeText } from './pending-change-text.tsx';
import { RejectedChangeActions } from './rejected-change-actions.tsx';

/** List of changes saved in this browser and not sent yet, in the order they will be. */
export function PendingChanges() {
  const { t } = useLingui();
  const id = useId();
  const client = useQueryClient();
  const changes = usePendingChanges();
  if (changes.length === 0) return null;
  const isDecided = changes.every(({ rejection }) => rejection === undefined);
  const discard = (change: PendingChange): void => {
    const restore = discardChange(change);
    void client.invalidateQueries({ queryKey: ['products'] });
    showToast({ tone: 'neutral', text: t`Discarded`, action: { label: t`Undo`, onPress: restore } });
  };
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        {isDecided ? (
          <Plural value={changes.length} one="# change waits to be sent" other="# changes wait to be sent" />
        ) : (
          <Trans>Not saved in your account yet</Trans>
        )}
      </h2>
      <p className="text-sm text-muted">
        {isDecided ? (
          <Trans>
            Saved in this browser, also when you close it. They are sent when the connection is back.
          </Trans>
        ) : (
          <Trans>What could not be saved waits in this browser until you decide. Nothing is lost.</Trans>
        )}
      </p>
      <ul className="-mx-card mt-3 -mb-card divide-y divide-line border-t border-line">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-2.5">
            <PendingChangeText change={change} />
            <RejectedChangeActions change={change} />
            <IconButton label={t`Discard the change of ${change.name}`} onPress={() => discard(change)}>
              <Trash2 aria-hidden className="size-4 text-danger" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
