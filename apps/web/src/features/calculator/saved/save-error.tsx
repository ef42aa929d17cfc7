import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlanLink } from '../../../domain/entitlements/plan-link.tsx';
import type { ProductInput } from '@saer/contract/products/product-input';
import { isPlanNeeded } from '../../../domain/entitlements/use-entitlements.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { WaitCancelled } from '../../../lib/api/connection.ts';

/** Why a product was not saved. A rejection says what to change; other failures may be temporary. */
export interface SaveFailure {
  readonly message: string;
  readonly isRefusal: boolean;
  /** A plan is needed: its way is shown. */
  readonly needsPlan?: boolean;
}

/**
 * True if the server rejected only the recommendation of a price. For a seller with an own price this changes nothing: the results
 * of that price are valid even if no price reaches the target.
 */
export const lacksOnlyRecommendation = (error: unknown, product: Pick<ProductInput, 'price'>): boolean =>
  product.price !== undefined &&
  error instanceof ApiFailure &&
  (error.reply?.code === 'missingFactor' || error.reply?.code === 'targetUnreachable');

/** The error message of a failed save; undefined if it did not fail, or the product was saved all the same. */
export const saveFailure = (
  error: Error | null,
  product: Pick<ProductInput, 'price'> | undefined,
): SaveFailure | undefined => {
  if (
    error === null ||
    error instanceof WaitCancelled ||
    (product && lacksOnlyRecommendation(error, product))
  )
    return undefined;
  const needsPlan = isPlanNeeded(error);
  const isRefusal =
    needsPlan || (error instanceof ApiFailure && error.status === 400 && error.reply !== undefined);
  return { message: error.message, isRefusal, needsPlan };
};

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
