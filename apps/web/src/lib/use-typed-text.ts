import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What is searched for is not worth a question. */
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

/** Whether a text field holds something else than when it was first entered. `watch` goes on the element around the fields. */
export function useTypedText() {
  const initial = useRef(new Map<TextField, string>());
  const watch = ({ target }: FocusEvent): void => {
    if (isTextField(target) && !initial.current.has(target)) initial.current.set(target, target.value);
  };
  const hasTyped = (): boolean =>
    [...initial.current].some(([field, value]) => field.isConnected && field.value !== value);
  return { watch, hasTyped };
}
