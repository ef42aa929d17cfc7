import { useLingui } from '@lingui/react/macro';
import { useToasts } from '../lib/toasts.ts';
import { ToastLine } from './toast-line.tsx';

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
