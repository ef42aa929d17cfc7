import { Suspense } from 'react';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../../lib/language/language.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { Explained } from '../riyal-lines.ts';

/** Needed once a figure is opened. */
const Reason = lazyComponent(async () => {
  const [{ Reason: Loaded }] = await Promise.all([import('./reason.tsx'), loadMessages('reasons')]);
  return Loaded;
});

/** Why a figure is what it is, fetched when it is first asked for. */
export function LaterReason(props: { readonly of: Explained; readonly answer: Answer }) {
  return (
    <Suspense fallback={<span className="block h-5" />}>
      <Reason {...props} />
    </Suspense>
  );
}
