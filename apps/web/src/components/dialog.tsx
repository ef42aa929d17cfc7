import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ConnectionBar } from './connection-bar.tsx';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Asks for a decision: read out at once, with what it says. */
  readonly isAlert?: boolean;
  /** Shows something that must be dealt with: a press of Escape is not enough to lose it. */
  readonly isKept?: boolean;
};

/** One task in front of the page. The browser's own modal dialog: it keeps the focus inside and hands it back at the end. */
export function Dialog({ title, children, onClose, isAlert = false, isKept = false }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the dialog leaves the page, not after it: only an open dialog hands the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-content` : undefined}
      closedby={isKept ? 'none' : 'closerequest'}
      onCancel={(event) => {
        event.preventDefault();
        if (!isKept) onClose();
      }}
      onClose={() => ref.current?.open === true || onClose()}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-auto overscroll-contain rounded-card border border-line bg-raised p-5 text-start whitespace-normal text-ink shadow-raised backdrop:bg-[rgb(8_14_11/0.5)] sm:p-6"
    >
      <h2 id={`${id}-title`} className="pe-12 text-lg font-semibold [overflow-wrap:anywhere]">
        {title}
      </h2>
      <ConnectionBar isInDialog />
      <div id={`${id}-content`} className="mt-4">
        {children}
      </div>
      {isKept ? null : (
        // The last in reading order, so that the dialog opens on what it is for.
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onClose}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </dialog>
  );
}
