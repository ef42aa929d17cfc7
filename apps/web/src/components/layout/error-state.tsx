import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';

type Props = { readonly children: ReactNode; readonly onRetry?: () => void };

/** Error state: the content could not be displayed, and what to do. */
export function ErrorState({ children, onRetry }: Props) {
  const { t } = useLingui();
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <span aria-hidden className="rounded-full bg-danger-soft mb-1 p-2.5 text-danger">
        <TriangleAlert className="size-5" />
      </span>
      <p className="max-w-prose text-sm text-ink">{children}</p>
      {onRetry === undefined ? null : <Button onPress={onRetry}>{t`Try again`}</Button>}
    </div>
  );
}
