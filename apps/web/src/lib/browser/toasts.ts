import { useSyncExternalStore } from 'react';

export type ToastTone = 'positive' | 'negative' | 'neutral';

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** Something to do about it while it shows, such as to undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Toast[]): void => {
  toasts = next;
  listeners.forEach((listener) => listener());
};

/** Tells the reader something for a moment, in front of whatever page they are on. */
export const showToast = (toast: Omit<Toast, 'id'>): void => {
  lastId += 1;
  show([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id: lastId }].slice(-3));
};

export const closeToast = (id: number): void => show(toasts.filter((toast) => toast.id !== id));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
