import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useToasts, closeToast, type Toast, type ToastTone } from '../../lib/browser/toasts.ts';

const SHOWN_MS = 3000;
/** A toast with an action stays longer. */
const SHOWN_WITH_ACTION_MS = 15_000;

const edges: Readonly<Record<ToastTone, string>> = {
  positive: 'border-s-brand',
  negative: 'border-s-danger',
  neutral: 'border-s-muted',
};

/** Calls `end` after so long, not counting the time it is paused. */
const useCountdown = (milliseconds: number, isPaused: boolean, end: () => void): void => {
  const left = useRef(milliseconds);
  const latestEnd = useRef(end);
  useEffect(() => {
    latestEnd.current = end;
  }, [end]);
  useEffect(() => {
    if (isPaused) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => latestEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [isPaused]);
};

/** One toast; it waits while the pointer or the focus is on it. */
function ToastLine({ toast }: { readonly toast: Toast }) {
  const { t } = useLingui();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = (): void => closeToast(toast.id);
  const { text, tone, action } = toast;
  useCountdown(action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS, isHovered || isFocused, close);
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={`pointer-events-auto flex w-full max-w-sm items-center gap-2 rounded-control border border-s-4 border-line bg-raised ps-4 text-sm text-ink shadow-raised ${edges[tone]}`}
    >
      <p className="min-w-0 flex-1 py-3">{text}</p>
      {action === undefined ? null : (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            close();
          }}
          className="min-h-control rounded-control px-3 font-medium text-brand-strong"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t`Close`}
        onClick={close}
        className="grid size-control place-items-center text-muted"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

/** Container of toasts. Always in the page, so that screen readers announce its content. */
export function ToastRegion() {
  const toasts = useToasts();
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Notifications`}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:items-end"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
