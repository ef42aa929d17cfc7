import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { ConnectionBar } from '../layout/connection-bar.tsx';

export type DialogFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Asked for by Escape, a phone's way back or the close button. Answers whether the dialog leaves. */
  readonly onRequestClose: () => boolean;
  /** Asks for a decision: announced at once with its text. */
  readonly isAlert?: boolean;
  /** Shows something that must be dealt with: a press of Escape is not enough to lose it. */
  readonly isKept?: boolean;
};

/** A list that is open inside takes the first Escape. */
function leaveEscapeToList(event: KeyboardEvent): void {
  const { target } = event;
  const isListOpen = target instanceof Element && target.closest('[aria-expanded=true]') !== null;
  if (event.key === 'Escape' && isListOpen) event.preventDefault();
}

/** The browser's own modal dialog: it traps the focus and restores it at the end. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, children, onRequestClose, isAlert = false, isKept = false } = props;
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement>(null);
  const id = useId();
  // Before the dialog leaves the page, not after it: only an open dialog hands the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  /** Escape is ours: the browser would close a dialog that was opened by a key together with the one below it. */
  const escape = (event: KeyboardEvent): void => {
    const isOurs = event.target instanceof Node && ref.current?.contains(event.target) === true;
    if (event.key !== 'Escape' || !isOurs || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (ref.current?.querySelector(':popover-open') !== null) return;
    event.preventDefault();
    if (!isKept) onRequestClose();
  };
  /** The browser closes a dialog on the second request without asking: it is opened again if it must stay. */
  const closedByBrowser = (): void => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    const focused = lastFocus.current;
    if (onRequestClose()) return;
    dialog.showModal();
    focused?.focus();
  };
  return (
    <dialog
      ref={ref}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-content` : undefined}
      closedby={isKept ? 'none' : 'closerequest'}
      onKeyDownCapture={leaveEscapeToList}
      onKeyDown={escape}
      onFocusCapture={({ target }) => {
        lastFocus.current = target;
      }}
      onCancel={(event) => {
        // A file field says the same when no file was chosen.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isKept) onRequestClose();
      }}
      onClose={closedByBrowser}
      className="dialog m-auto max-h-[calc(100dvh_-_--spacing(8))] w-[calc(100%_-_--spacing(8))] max-w-lg overflow-auto overscroll-contain rounded-card border border-line bg-raised p-5 text-start whitespace-normal text-ink shadow-raised backdrop:bg-veil"
    >
      <h2 id={`${id}-title`} className="pe-12 text-lg font-semibold [overflow-wrap:anywhere]">
        {title}
      </h2>
      <ConnectionBar isInDialog />
      <div id={`${id}-content`} className="mt-4">
        {children}
      </div>
      {isKept ? null : (
        // The last in reading order, so that the focus starts on the dialog's content.
        <button
          type="button"
          aria-label={t`Close`}
          onClick={onRequestClose}
          className="absolute end-3 top-3 grid size-control place-items-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </dialog>
  );
}
