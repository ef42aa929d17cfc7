import { type FocusEvent, useRef } from 'react';

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
 * Whether a text field differs from its initial content, or from the last save (`begin`). `watch` goes on the element around the
 * fields.
 */
export function useTypedText() {
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
