import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SaveFailure } from './save-failure.ts';

type Props = { readonly failure?: SaveFailure | undefined; readonly children?: ReactNode };

/** Why a product was not kept: that nothing is lost, and what to do. */
export function SaveProblem({ failure, children }: Props) {
  if (failure === undefined && children === undefined) return null;
  const message = failure?.message;
  return (
    <p
      role="alert"
      className="order-last w-full rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink"
    >
      {children ??
        (failure?.isRefusal === true ? (
          <Trans>Not saved. {message}</Trans>
        ) : (
          <Trans>Not saved: {message}. What you typed is still here; try again.</Trans>
        ))}
    </p>
  );
}
