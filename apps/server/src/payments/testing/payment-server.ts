import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type SimulatedCards, simulatedCards } from './simulated-cards.ts';

export type PaymentServer = TestApp & SimulatedCards;

/** A server with a simulator of its own. */
export async function paymentServer({
  mode = 'redirect',
}: { readonly mode?: 'redirect' | 'iframe' } = {}): Promise<PaymentServer> {
  const cards = await simulatedCards();
  const server = await testApp({ environment: { GATEWAY_MODE: mode }, openCards: cards.openCards });
  return { ...server, ...cards };
}
