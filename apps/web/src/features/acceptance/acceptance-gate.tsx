import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { useAcceptanceRejections } from '../../lib/api/api.ts';
import { loadMessages } from '../../lib/language/language.ts';
import { requiredQuery } from './queries.ts';

const AcceptanceDialog = lazyComponent(async () => {
  const [{ AcceptanceDialog: Loaded }] = await Promise.all([
    import('./acceptance-dialog.tsx'),
    loadMessages('acceptance'),
  ]);
  return Loaded;
});

/**
 * Asks a seller once to accept documents that have come into force. "Later" closes the question: reading stays possible; the next change
 * that the server rejects asks again, and what was typed stays in the page behind it.
 */
export function AcceptanceGate({ account }: { readonly account: number }) {
  const rejections = useAcceptanceRejections();
  const { data: required = [] } = useQuery({
    ...requiredQuery(account),
    // A rejected change asks again, also for what came into force meanwhile.
    queryKey: [...requiredQuery(account).queryKey, rejections],
  });
  const [putOffAt, setPutOffAt] = useState<number>();
  if (putOffAt === rejections || required.length === 0) return null;
  return (
    <Suspense>
      <AcceptanceDialog account={account} required={required} onLater={() => setPutOffAt(rejections)} />
    </Suspense>
  );
}
