import { type ReactNode, useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { DialogFrame } from './dialog-frame.tsx';
import { DiscardQuestion } from './discard-question.tsx';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Search text does not need a confirmation. */
const notText = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'search',
  'submit',
]);

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !notText.has(element.type));

/**
 * Watches whether a text field differs from its initial content, or from the last save (`begin`). `watch` goes on the element around the
 * fields.
 */
function useTypedText() {
  const initial = useRef(new Map<TextField, string>());
  const watch = ({ target }: FocusEvent): void => {
    if (isTextField(target) && !initial.current.has(target)) initial.current.set(target, target.value);
  };
  const hasTyped = (): boolean =>
    [...initial.current].some(([field, value]) => field.isConnected && field.value !== value);
  /** The current content is saved, or was not typed. */
  const begin = (frame: HTMLElement | null): void => {
    const fields = [...(frame?.querySelectorAll('input, textarea') ?? [])].filter(isTextField);
    initial.current = new Map(fields.map((field) => [field, field.value]));
  };
  return { watch, hasTyped, begin };
}

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
