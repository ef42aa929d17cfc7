import { useLingui } from '@lingui/react/macro';
import { Stepper } from '../../components/stepper.tsx';
import type { Phase } from './session/session-data.ts';

const indexes = { start: 0, upload: 0, reading: 0, assign: 1, edit: 2 } as const satisfies Record<
  Phase['name'],
  number
>;

/** The three steps, and which one this is. */
export function SheetSteps({ phase }: { readonly phase: Phase['name'] }) {
  const { t } = useLingui();
  return <Stepper steps={[t`Upload`, t`Columns`, t`Fix and save`]} current={indexes[phase]} />;
}
