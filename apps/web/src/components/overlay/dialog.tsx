import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTypedText } from '../../lib/form/use-typed-text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Asks for a decision: announced at once with its text. */
  readonly isAlert?: boolean;
  /** Shows something that must be dealt with: a press of Escape is not enough to lose it. */
  readonly isKept?: boolean;
  /** The last saved values in a dialog that stays open for the next entry: its fields are reset. */
  readonly saved?: string | undefined;
};

/** One task in front of the page. Where something was typed that is not saved, it asks before it closes. */
export function Dialog({ title, children, onClose, isAlert = false, isKept = false, saved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const { hasTyped, watch, begin } = useTypedText();
  const isSavedLately = useRef(false);
  const beginAnew = useEffectEvent(() => {
    isSavedLately.current = false;
    begin(content.current);
  });
  useEffect(() => {
    if (saved === undefined) return undefined;
    // Once the fields are reset and prefilled for the next entry.
    isSavedLately.current = true;
    const frame = requestAnimationFrame(() => beginAnew());
    return () => cancelAnimationFrame(frame);
  }, [saved]);
  const requestClose = (): boolean => {
    // Who closes at once has typed nothing since.
    if (isSavedLately.current) begin(content.current);
    const mustAsk = hasTyped();
    if (mustAsk) setAsking(true);
    else onClose();
    return !mustAsk;
  };
  const discard = (): void => {
    // The question closes first: while it is open, the dialog below it could return the focus to nothing.
    flushSync(() => setAsking(false));
    onClose();
  };
  return (
    <DialogFrame title={title} onRequestClose={requestClose} isAlert={isAlert} isKept={isKept}>
      <div ref={content} onFocusCapture={watch}>
        {children}
      </div>
      {isAsking ? <DiscardQuestion onDiscard={discard} onBack={() => setAsking(false)} /> : null}
    </DialogFrame>
  );
}
