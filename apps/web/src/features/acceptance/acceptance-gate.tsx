import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { onAcceptanceNeeded } from '../../lib/acceptance-needed.ts';
import { loadMessages } from '../../lib/language.ts';
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
  const { data: required = [], refetch } = useQuery(requiredQuery(account));
  const [isLater, setLater] = useState(false);
  useEffect(
    () =>
      onAcceptanceNeeded(() => {
        setLater(false);
        void refetch();
      }),
    [refetch],
  );
  if (isLater || required.length === 0) return null;
  return (
    <Suspense>
      <AcceptanceDialog account={account} required={required} onLater={() => setLater(true)} />
    </Suspense>
  );
}
