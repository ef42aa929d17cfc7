import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type SimulatedCards, simulatedCards } from './simulated-cards.ts';

export type PaymentServer = TestApp & SimulatedCards;

/** A server with a simulator of its own, whose gateway is given up on quickly. */
export async function paymentServer({
  timeoutMs = 1_000,
  mode = 'redirect',
}: { readonly timeoutMs?: number; readonly mode?: 'redirect' | 'iframe' } = {}): Promise<PaymentServer> {
  const cards = await simulatedCards(timeoutMs);
  const server = await testApp({ environment: { GATEWAY_MODE: mode }, openCards: cards.openCards });
  return { ...server, ...cards };
}
