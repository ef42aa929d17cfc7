import { ToastRegion } from '../src/components/overlay/toast-region.tsx';
import { ButtonStates } from './sections/button-states.tsx';
import { ChoiceStates } from './sections/choice-states.tsx';
import { FieldStates } from './sections/field-states.tsx';
import { MessageStates } from './sections/message-states.tsx';
import { OverlayStates } from './sections/overlay-states.tsx';
import { TableStates } from './sections/table-states.tsx';
import { TaskStates } from './sections/task-states.tsx';
import { TextStates } from './sections/text-states.tsx';

/** Every component of `src/components` in every state. */
export function Gallery() {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-8 p-6">
      <TextStates />
      <ButtonStates />
      <FieldStates />
      <ChoiceStates />
      <TableStates />
      <TaskStates />
      <MessageStates />
      <OverlayStates />
      <ToastRegion />
    </main>
  );
}
