import { Suspense, useEffect } from 'react';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { loadMessages } from '../../lib/language/language.ts';
import { closeProposal, openPage, useAskedChanges } from './asked-changes.ts';

const ProposeDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./propose-dialog.tsx'), loadMessages('lists')]);
  return part.ProposeDialog;
});

/** Where a page changes what holds for all sellers: offers to send to another admin what takes two people. */
export function SecondPerson() {
  const asked = useAskedChanges();
  useEffect(openPage, []);
  return asked === undefined ? null : (
    <Suspense>
      <ProposeDialog asked={asked} onClose={closeProposal} />
    </Suspense>
  );
}
