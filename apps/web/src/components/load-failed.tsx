import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';

/** A part of a page did not arrive: that the rest can be used, and how to ask for it again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink"
    >
      <p className="min-w-60 flex-1">
        {t`A part of this page could not be loaded. Check your internet connection; what you typed is still here.`}
      </p>
      <Button onPress={onRetry}>{t`Try again`}</Button>
    </div>
  );
}
