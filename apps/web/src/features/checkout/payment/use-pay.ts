import type { purchase, PurchaseStep } from '@saer/contract/subscriptions/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiFailure } from '../../../lib/api/api.ts';
import { WaitCancelled } from '../../../lib/api/connection.ts';
import { postForm } from '../post-form.ts';
import { checkoutOptionsQuery } from '../../../domain/plans/queries.ts';
import { sendPurchase } from '../queries.ts';
import type { FrameStep } from './card-frame.tsx';

type Purchase = Omit<z.input<typeof purchase.body>, 'key'>;

/** A frame for the card, with the component that shows it: fetched where cards are entered in one alone. */
interface OpenFrame {
  readonly step: FrameStep;
  readonly CardFrame: ComponentType<{ readonly step: FrameStep }>;
}

/** Says whether nothing is known of a purchase: it may have arrived all the same, and is sent again under the same key. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof WaitCancelled ||
  (error instanceof ApiFailure && (error.status === 0 || error.status >= 500));

/** Pays: one purchase an attempt, however often it is sent, and then wherever the server leads. */
export function usePay() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const attempt = useRef<{ readonly key: string; readonly content: string }>(undefined);
  /** The browser is on its way to the gateway or the bank. */
  const [isLeaving, setIsLeaving] = useState(false);
  const [frame, setFrame] = useState<OpenFrame>();

  // Coming back with the browser's button, the page may be as it was left, with a payment that is open.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setIsLeaving(false);
      void client.invalidateQueries({ queryKey: checkoutOptionsQuery.queryKey });
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [client]);

  const follow = async (step: PurchaseStep): Promise<void> => {
    switch (step.method) {
      case 'redirect':
        setIsLeaving(true);
        postForm(step.url, step.fields);
        return;
      case 'iframe':
        setFrame({ step, CardFrame: (await import('./card-frame.tsx')).CardFrame });
        return;
      case '3ds':
        setIsLeaving(true);
        location.assign(step.url);
        return;
      case 'result':
        await navigate({ to: '/checkout/result', search: { ref: step.reference } });
    }
  };

  const pay = async (body: Purchase): Promise<void> => {
    const content = JSON.stringify(body);
    const { key } = attempt.current?.content === content ? attempt.current : { key: crypto.randomUUID() };
    attempt.current = { key, content };
    try {
      const step = await sendPurchase({ ...body, key });
      attempt.current = undefined;
      await follow(step);
    } catch (error) {
      if (!isUncertain(error)) attempt.current = undefined;
      throw error;
    }
  };
  return { pay, isLeaving, frame };
}
