import type { Settings } from '../../settings.ts';
import { StartupError } from '../../startup-error.ts';
import { nafathClient } from '../../integrations/nafath/client.ts';
import type { Nafath, NafathAccess } from '../../integrations/nafath/nafath.ts';
import type { NafathServer } from '../../integrations/nafath/local/nafath-server.ts';

export interface IdentityService {
  /** Undefined: none is set, and in production none takes its place. */
  readonly nafath: () => Promise<Nafath | undefined>;
  /** Undefined: the real one is set. */
  readonly simulator: (() => Promise<NafathServer>) | undefined;
  readonly close: () => Promise<void>;
}

function realAccess({ nafath }: Settings, endpoint: string): NafathAccess {
  const { id, secret, issuer } = nafath;
  for (const [name, value] of Object.entries({ ID: id, SECRET: secret, ISSUER: issuer })) {
    if (value === undefined) throw new StartupError(`NAFATH_${name} is not set: Nafath needs it.`);
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    id: id ?? '',
    secret: secret ?? '',
    issuer: issuer ?? '',
    audience: nafath.audience ?? id ?? '',
  };
}

async function begin(): Promise<{ server: NafathServer; nafath: Nafath }> {
  const { startNafathServer } = await import('../../integrations/nafath/local/nafath-server.ts');
  const server = await startNafathServer();
  return { server, nafath: nafathClient(server.access) };
}

/** The configured Nafath; else a local one, started on first use. In production there is no replacement. */
export function openIdentityService(settings: Settings): IdentityService {
  const { endpoint } = settings.nafath;
  if (endpoint !== undefined) {
    const nafath = nafathClient(realAccess(settings, endpoint));
    return { nafath: async () => nafath, simulator: undefined, close: async () => {} };
  }
  if (settings.mode === 'production') {
    return { nafath: async () => undefined, simulator: undefined, close: async () => {} };
  }
  let starting: ReturnType<typeof begin> | undefined;
  const open = () => (starting ??= begin());
  return {
    nafath: async () => (await open()).nafath,
    simulator: async () => (await open()).server,
    close: async () => {
      await (await starting)?.server.close();
    },
  };
}
