import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type Props = { readonly children: ReactNode; readonly onRetry?: () => void };

/** Error state: the content could not be displayed, and what to do. */
export function ErrorState({ children, onRetry }: Props) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span aria-hidden className="rounded-full bg-danger-soft p-3 text-danger">
        <TriangleAlert className="size-6" />
      </span>
      <p className="max-w-prose text-sm text-ink">{children}</p>
      {onRetry === undefined ? null : <Button onPress={onRetry}>{t`Try again`}</Button>}
    </div>
  );
}
