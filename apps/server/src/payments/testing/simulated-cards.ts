import type { AppDependencies } from '../../app-dependencies.ts';
import { gatewayClient } from '../../integrations/gateway/client.ts';
import type { Gateway } from '../../integrations/gateway/gateway.ts';
import type { SimulatedFailureInput, DeliverWebhook } from '../../integrations/gateway/local/failure-plan.ts';
import { type GatewayServer, startGatewayServer } from '../../integrations/gateway/local/gateway-server.ts';

export interface SimulatedCards {
  readonly gateway: GatewayServer;
  /** For the server that is to use it. */
  readonly openCards: NonNullable<AppDependencies['openCards']>;
  /** Orders failures by the control address. */
  readonly fail: (...failures: readonly SimulatedFailureInput[]) => Promise<void>;
  /** Takes back the failures that have not happened. */
  readonly clear: () => Promise<void>;
  /** Stops and starts the gateway's answers: meanwhile nothing can be asked. */
  readonly setDown: (isDown: boolean) => void;
  /** Lets the server die at its next command that moves money: before the gateway gets it, or before its answer is written down. */
  readonly killAt: (step: 'before' | 'after' | undefined) => void;
}

/** Thrown in place of the end of a process. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

const control = async (url: string, method: string, body?: unknown): Promise<void> => {
  const { status } = await fetch(url, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`control answered ${status}`);
};

/** The time to wait for the gateway: briefly only for a call that is ordered to hang, so that a busy machine loses no answer. */
const patienceMs = { usual: 20_000, hanging: 300 };

/** A simulator of its own. */
export async function simulatedCards(): Promise<SimulatedCards> {
  const receiver: { deliver?: DeliverWebhook } = {};
  const gateway = await startGatewayServer({
    deliver: async (kind, body, type) => (await receiver.deliver?.(kind, body, type)) ?? 503,
    checkoutUrl: '/local/gateway/FortAPI/paymentPage',
    authenticationUrl: 'http://localhost:3000/local/gateway/3ds?session=',
    retryMs: 5,
  });
  let patience: keyof typeof patienceMs = 'usual';
  const real = gatewayClient({
    ...gateway.access,
    get timeoutMs() {
      return patienceMs[patience];
    },
  });
  // Nothing listens on this port of loopback.
  const unreachable = gatewayClient({ ...gateway.access, apiUrl: 'http://127.0.0.1:1/FortAPI/paymentApi' });
  let isDown = false;
  let kill: 'before' | 'after' | undefined;
  const mortal =
    <Request, Result>(command: (request: Request) => Promise<Result>) =>
    async (request: Request): Promise<Result> => {
      const step = kill;
      kill = undefined;
      if (step === 'before') throw new Killed();
      const result = await command(request);
      if (step === 'after') throw new Killed();
      return result;
    };
  const client: Gateway = {
    ...real,
    purchaseByToken: mortal(real.purchaseByToken),
    refund: mortal(real.refund),
  };
  return {
    gateway,
    openCards: (deliver) => {
      receiver.deliver = deliver;
      return {
        gateway: async () => (isDown ? unreachable : client),
        simulator: async () => gateway,
        close: gateway.close,
      };
    },
    fail: (...failures) => {
      patience = failures.some(({ kind }) => kind === 'hang') ? 'hanging' : 'usual';
      return control(gateway.controlUrl, 'POST', { failures });
    },
    clear: () => {
      patience = 'usual';
      return control(gateway.controlUrl, 'DELETE');
    },
    setDown: (down) => {
      isDown = down;
    },
    killAt: (step) => {
      kill = step;
    },
  };
}
