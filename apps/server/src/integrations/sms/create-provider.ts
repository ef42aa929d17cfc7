import type { SmsSettings } from '../../integration-settings.ts';
import { StartupError } from '../../startup-error.ts';
import { msegat } from './msegat.ts';
import type { SmsAccess, SmsProvider } from './sms.ts';
import { taqnyat } from './taqnyat.ts';
import { twilio } from './twilio.ts';
import { unifonic } from './unifonic.ts';

type RealProvider = Exclude<SmsSettings['provider'], 'local'>;

const providers: Readonly<
  Record<
    RealProvider,
    { make: (access: SmsAccess) => SmsProvider; endpoint: string; needs: readonly ('user' | 'secret')[] }
  >
> = {
  unifonic: { make: unifonic, endpoint: 'https://el.cloud.unifonic.com', needs: ['secret'] },
  taqnyat: { make: taqnyat, endpoint: 'https://api.taqnyat.sa', needs: ['secret'] },
  msegat: { make: msegat, endpoint: 'https://www.msegat.com', needs: ['user', 'secret'] },
  twilio: { make: twilio, endpoint: 'https://api.twilio.com', needs: ['user', 'secret'] },
};

/** The provider an operator chose. */
export function createProvider(
  provider: RealProvider,
  sms: SmsSettings,
  more: Pick<SmsAccess, 'timeoutMs' | 'reportUrl'> = {},
): SmsProvider {
  const { make, endpoint, needs } = providers[provider];
  const missing = needs.find((name) => sms[name] === undefined);
  if (missing !== undefined) {
    throw new StartupError(`SMS_${missing.toUpperCase()} is not set: ${provider} needs it.`);
  }
  return make({
    endpoint: (sms.endpoint ?? endpoint).replace(/\/+$/, ''),
    sender: sms.sender,
    user: sms.user ?? '',
    secret: sms.secret ?? '',
    ...more,
  });
}
