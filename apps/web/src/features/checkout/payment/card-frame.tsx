import type { PurchaseStep } from '@saer/contract/subscriptions/payment';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { postIntoFrame } from '../post-form.ts';
import { paymentQuery } from '../queries.ts';

export type FrameStep = Extract<PurchaseStep, { method: 'iframe' }>;

/** The gateway's page in a frame of ours; the result follows as soon as the payment has its end. */
export function CardFrame({ step: { url, fields, reference } }: { readonly step: FrameStep }) {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const { data } = useQuery(paymentQuery(reference));
  const isOver = data !== undefined && data.payment.status !== 'PENDING';
  const parent = useRef<HTMLDivElement>(null);
  const title = t`The gateway’s page for your card`;
  useEffect(() => {
    // Not again when the language changes: the payment has begun.
    if (parent.current?.childElementCount === 0) postIntoFrame(parent.current, title, { url, fields });
  }, [title, url, fields]);
  useEffect(() => {
    if (isOver) void navigate({ to: '/checkout/result', search: { ref: reference } });
  }, [isOver, navigate, reference]);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Your card</Trans>
      </h2>
      <div ref={parent} className="h-144 overflow-hidden rounded-control border border-line bg-field" />
    </Card>
  );
}
