import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTypedText } from '../lib/use-typed-text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Asks for a decision: read out at once, with what it says. */
  readonly isAlert?: boolean;
  /** Shows something that must be dealt with: a press of Escape is not enough to lose it. */
  readonly isKept?: boolean;
};

/** One task in front of the page. Where something was typed that is not saved, it asks before it closes. */
export function Dialog({ title, children, onClose, isAlert = false, isKept = false }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { hasTyped, watch } = useTypedText();
  const requestClose = (): boolean => {
    const mustAsk = hasTyped();
    if (mustAsk) setAsking(true);
    else onClose();
    return !mustAsk;
  };
  const discard = (): void => {
    // The question leaves first: the dialog below it could hand the focus back to nothing while it is there.
    flushSync(() => setAsking(false));
    onClose();
  };
  return (
    <DialogFrame title={title} onRequestClose={requestClose} isAlert={isAlert} isKept={isKept}>
      <div onFocusCapture={watch}>{children}</div>
      {isAsking ? <DiscardQuestion onDiscard={discard} onBack={() => setAsking(false)} /> : null}
    </DialogFrame>
  );
}
