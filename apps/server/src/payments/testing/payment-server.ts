import { gatewayClient } from '../../integrations/gateway/client.ts';
import type { SimulatedFailureInput } from '../../integrations/gateway/local/failure-plan.ts';
import { type GatewayServer, startGatewayServer } from '../../integrations/gateway/local/gateway-server.ts';
import type { DeliverWebhook } from '../../integrations/gateway/local/webhooks.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

export interface PaymentServer extends TestApp {
  readonly gateway: GatewayServer;
  /** Orders failures by the control address. */
  readonly fail: (...failures: readonly SimulatedFailureInput[]) => Promise<void>;
  /** Stops and starts the gateway's answers: meanwhile nothing can be asked. */
  readonly setDown: (isDown: boolean) => void;
}

/** A server with a simulator of its own, whose gateway is given up on quickly. */
export async function paymentServer({
  timeoutMs = 1_000,
  mode = 'redirect',
}: { readonly timeoutMs?: number; readonly mode?: 'redirect' | 'iframe' } = {}): Promise<PaymentServer> {
  const receiver: { deliver?: DeliverWebhook } = {};
  const gateway = await startGatewayServer({
    deliver: async (kind, body, type) => (await receiver.deliver?.(kind, body, type)) ?? 503,
    checkoutUrl: '/local/gateway/FortAPI/paymentPage',
    authenticationUrl: 'http://localhost:3000/local/gateway/3ds?session=',
    retryMs: 5,
  });
  const real = gatewayClient({ ...gateway.access, timeoutMs });
  // Nothing listens on this port of loopback.
  const unreachable = gatewayClient({ ...gateway.access, apiUrl: 'http://127.0.0.1:1/FortAPI/paymentApi' });
  let isDown = false;
  const server = await testApp({
    environment: { GATEWAY_MODE: mode },
    openCards: (deliverer) => {
      receiver.deliver = deliverer;
      return {
        gateway: async () => (isDown ? unreachable : real),
        standIn: async () => gateway,
        close: gateway.close,
      };
    },
  });
  return {
    ...server,
    gateway,
    setDown: (down) => {
      isDown = down;
    },
    fail: async (...failures) => {
      const { status } = await fetch(gateway.controlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ failures }),
      });
      if (status !== 200) throw new Error(`control answered ${status}`);
    },
  };
}
