import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Transport, Transports } from '../integrations/call-provider.ts';
import { createProvider, type SmsProvider } from '../integrations/sms/sms.ts';

/** Where those who carry SMS report: the address that others reach, if it is known, and the one on this machine. */
export interface ReportAddresses {
  readonly publicUrl: string | undefined;
  readonly localUrl: string;
}

interface TransportDependencies {
  readonly db: Database;
  readonly settings: Settings;
  readonly timeoutMs?: number;
  readonly reports?: ReportAddresses;
}

/** In production nobody reads a local mailbox: messages wait for a real transport. */
const mayStandIn = ({ mode }: Settings): boolean => mode !== 'production';

const asCarrier = (provider: SmsProvider, close: () => Promise<void>): Transport => ({
  send: ({ id, recipient, body }) => provider.send({ to: recipient, body, ref: id }),
  close,
});

/** A transport that is loaded and opened with the first message: most starts send none. */
function openedAtFirst(open: () => Promise<Transport>): Transport {
  let opened: Promise<Transport> | undefined;
  const transport = (): Promise<Transport> =>
    (opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    }));
  return {
    send: async (parcel) => (await transport()).send(parcel),
    close: async () => {
      await (await opened)?.close();
    },
  };
}

async function localMail({
  db,
  settings,
  reports: _reports,
  ...limits
}: TransportDependencies): Promise<Transport> {
  const { mailFrom: from, siteOrigin } = settings;
  const { startMailServer } = await import('../integrations/email/local/mail-server.ts');
  const { mailTransport } = await import('../integrations/email/mail-transport.ts');
  const server = await startMailServer(db);
  const transport = mailTransport({ smtpUrl: server.smtpUrl, from, siteOrigin, ...limits });
  return {
    send: transport.send,
    close: async () => {
      await transport.close();
      await server.close();
    },
  };
}

async function localSms({ db, settings, reports, ...limits }: TransportDependencies): Promise<Transport> {
  const { startSmsServer } = await import('../integrations/sms/local/sms-server.ts');
  const { origin: endpoint, secret, close } = await startSmsServer(db);
  const more = { ...limits, ...(reports && { reportUrl: reports.localUrl }) };
  return asCarrier(createProvider('unifonic', { ...settings.sms, endpoint, secret }, more), close);
}

function mail(deps: TransportDependencies): Transport | undefined {
  const { smtpUrl, mailFrom: from, siteOrigin } = deps.settings;
  const { timeoutMs } = deps;
  if (smtpUrl === undefined)
    return mayStandIn(deps.settings) ? openedAtFirst(() => localMail(deps)) : undefined;
  return openedAtFirst(async () => {
    const { mailTransport } = await import('../integrations/email/mail-transport.ts');
    return mailTransport({ smtpUrl, from, siteOrigin, ...(timeoutMs !== undefined && { timeoutMs }) });
  });
}

function sms(deps: TransportDependencies): Transport | undefined {
  const { db: _db, settings, reports, ...limits } = deps;
  const { provider } = settings.sms;
  const reportUrl = reports?.publicUrl;
  const more = { ...limits, ...(reportUrl !== undefined && { reportUrl }) };
  if (provider !== 'local') return asCarrier(createProvider(provider, settings.sms, more), async () => {});
  return mayStandIn(settings) ? openedAtFirst(() => localSms(deps)) : undefined;
}

/** Those who carry our messages: the real ones where they are set, else the local mailbox and the local SMS server. */
export function openTransports(deps: TransportDependencies): Transports {
  const [email, text] = [mail(deps), sms(deps)];
  return { ...(email && { email }), ...(text && { sms: text }) };
}
