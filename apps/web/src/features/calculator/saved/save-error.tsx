import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import type { SaveFailure } from './save-failure.ts';

type Props = { readonly failure?: SaveFailure | undefined; readonly children?: ReactNode };

/** In sight above the bar with the price, wherever the page was scrolled to. */
const showProblem = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: 'nearest' });

/** Why a product was not saved: that nothing is lost, and what to do. */
export function SaveError({ failure, children }: Props) {
  if (failure === undefined && children === undefined) return null;
  const message = failure?.message;
  return (
    <p
      ref={showProblem}
      role="alert"
      className="order-last w-full scroll-mb-24 rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink"
    >
      {children ??
        (failure?.isRefusal === true ? (
          <Trans>Not saved. {message}</Trans>
        ) : (
          <Trans>Not saved: {message}. What you typed is still here; try again.</Trans>
        ))}
      {failure?.needsPlan === true ? (
        <>
          {' '}
          <PlanLink />
        </>
      ) : null}
    </p>
  );
}
