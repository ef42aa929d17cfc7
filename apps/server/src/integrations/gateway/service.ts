import type { Settings } from '../../settings.ts';
import { StartupError } from '../../startup-error.ts';
import { gatewayClient } from './client.ts';
import type { Gateway, GatewayAccess } from './gateway.ts';
import { authenticationPath, checkoutPath } from './local/checkout.ts';
import type { GatewayServer } from './local/gateway-server.ts';
import type { DeliverWebhook } from './local/failure-plan.ts';

export interface GatewayService {
  /** Undefined: none is set, and in production none takes its place. */
  readonly gateway: () => Promise<Gateway | undefined>;
  /** Undefined: the real one is set. */
  readonly simulator: (() => Promise<GatewayServer>) | undefined;
  readonly close: () => Promise<void>;
}

const settingNames = {
  checkoutUrl: 'CHECKOUT_URL',
  apiUrl: 'API_URL',
  merchant: 'MERCHANT',
  accessCode: 'ACCESS_CODE',
  requestPhrase: 'REQUEST_PHRASE',
  responsePhrase: 'RESPONSE_PHRASE',
} as const;

const isSandbox = (url: string): boolean => new URL(url).hostname.startsWith('sb');

/** The real gateway's access, as soon as one of its addresses is set; then all of it must be. */
function realAccess({ gateway }: Settings): GatewayAccess | undefined {
  if (gateway.apiUrl === undefined && gateway.checkoutUrl === undefined) return undefined;
  const required = (name: keyof typeof settingNames): string => {
    const value = gateway[name];
    if (value === undefined)
      throw new StartupError(`GATEWAY_${settingNames[name]} is not set: the card gateway needs it.`);
    return value;
  };
  const access: GatewayAccess = {
    checkoutUrl: required('checkoutUrl'),
    apiUrl: required('apiUrl'),
    merchant: required('merchant'),
    accessCode: required('accessCode'),
    requestPhrase: required('requestPhrase'),
    responsePhrase: required('responsePhrase'),
  };
  // A payment that is made in one can never be found in the other.
  if (isSandbox(access.checkoutUrl) !== isSandbox(access.apiUrl))
    throw new StartupError(
      'GATEWAY_CHECKOUT_URL and GATEWAY_API_URL must both be of the sandbox, or neither.',
    );
  return access;
}

async function begin(settings: Settings, deliver: DeliverWebhook) {
  const { startGatewayServer } = await import('./local/gateway-server.ts');
  const server = await startGatewayServer({
    deliver,
    checkoutUrl: checkoutPath,
    authenticationUrl: `${settings.siteOrigin}${authenticationPath}?session=`,
    // Tests leave nothing behind, and share nothing.
    folder: settings.mode === 'test' ? undefined : settings.dataFolder,
  });
  return { server, gateway: gatewayClient(server.access) };
}

/**
 * The configured card gateway; else a local one, started on first use, whose webhooks go to `deliver`. In production there is no
 * replacement.
 */
export function openGatewayService(settings: Settings, deliver: DeliverWebhook): GatewayService {
  const access = realAccess(settings);
  if (access !== undefined) {
    const gateway = gatewayClient(access);
    return { gateway: async () => gateway, simulator: undefined, close: async () => {} };
  }
  if (settings.mode === 'production') {
    return { gateway: async () => undefined, simulator: undefined, close: async () => {} };
  }
  let starting: ReturnType<typeof begin> | undefined;
  const open = () => (starting ??= begin(settings, deliver));
  return {
    gateway: async () => (await open()).gateway,
    simulator: async () => (await open()).server,
    close: async () => {
      await (await starting)?.server.close();
    },
  };
}
