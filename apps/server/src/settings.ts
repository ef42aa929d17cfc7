import path from 'node:path';
import process from 'node:process';
import { appVersion } from '@saer/contract/api/app-version';
import { megabyte } from '@saer/contract/api/endpoint';
import type { BankAccount } from '@saer/contract/subscriptions/payment';
import {
  type CheckoutMode,
  checkoutWays,
  type GatewaySettings,
} from './integrations/gateway/gateway-settings.ts';
import { type FileDriver, fileDrivers, type FileSettings, readFileSettings } from './file-settings.ts';
import { ownOrigin } from './own-origin.ts';
import {
  bucketName,
  ed25519Key,
  emailAddress,
  filled,
  gatewayAddress,
  gatewayName,
  goodPassword,
  headerText,
  long,
  choice,
  pathSecret,
  phoneNumber,
  postgresUrl,
  proxies,
  reachableVersion,
  saudiIban,
  shortText,
  smtpAddress,
  webAddress,
  webOrigin,
  webOrigins,
  wholeNumber,
  yesOrNo,
  type SettingReader,
} from './setting-readers.ts';
import {
  type IntegrationSettings,
  type SmsProvider,
  smsProviders,
  type SmsSettings,
} from './integration-settings.ts';
import { type PushSettings, readPushSettings } from './push-settings.ts';
import { StartupError } from './startup-error.ts';

/** Everything an operator may set, read once at the start. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  readonly mode: Mode;
  readonly logLevel: LogLevel;
  /** Requests a minute from one address. */
  readonly rateLimit: number;
  /** Milliseconds by which the server may fall behind before it turns callers away. */
  readonly longestDelay: number;
  /** Proxies trusted for the caller's address: their number, or their addresses and networks. */
  readonly trustProxy: number | readonly string[];
  /** Seconds within which a request must have arrived whole. */
  readonly requestSeconds: number;
  /** Bytes of replies that callers have not read yet, at most. */
  readonly unreadReplies: number;
  /** The address people reach the site at, for the links in messages. */
  readonly siteOrigin: string;
  /** Key for hashing codes and numbers and for signing tokens. By default one is generated and stored with the data. */
  readonly secretKey: string | undefined;
  /** Days after which a session that is not used ends. */
  readonly sessionIdleDays: number;
  /** Tells whether a registration may ask if an address is taken, within limits; `strict` never says. */
  readonly existCheck: ExistCheck;
  /** Who must have a second factor. */
  readonly secondFactor: SecondFactorDemand;
  /** Older apps are told to update. */
  readonly minAppVersion: string | undefined;
  /** Older desktop apps are: set by admins alone. */
  readonly minDesktopVersion: string | undefined;
  /** Verifies the signatures of releases: base64 of an Ed25519 SubjectPublicKeyInfo. Absent: none can be published. */
  readonly releasePublicKey: string | undefined;
  /** Lets admins sign in from any address, whatever the site's settings say: the way back in. */
  readonly ignoreAdminAddresses: boolean;
  /** Tells whether the app is saved in browsers to open offline; false removes it from them. */
  readonly opensOffline: boolean;
  /** Tells whether the person who drafted a fee table may publish it although another admin could. */
  readonly publishFeesAlone: boolean;
  /** The first super admin of an empty database. */
  readonly firstAdmin: { readonly email: string | undefined; readonly password: string | undefined };
  /** Password of the demo accounts, in development. By default one is generated and stored with the data. */
  readonly demoPassword: string | undefined;
  /** Other ways to reach us, for the contact page. Answers to our replies go to the address. */
  readonly contact: { readonly email: string | undefined; readonly phone: string | undefined };
  /** Absent: the local mailbox. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly sms: SmsSettings;
  /** The secret part of the addresses at which providers report deliveries. Absent: derived from the key. */
  readonly reportSecret: string | undefined;
  readonly nafath: IntegrationSettings & {
    /** Whom its tokens are for: the provider's registered name. Absent: `id`. */
    readonly audience: string | undefined;
    /** Whose its tokens are. */
    readonly issuer: string | undefined;
  };
  readonly appwrite: IntegrationSettings;
  /** Other sites whose pages may use the files service, and to which its links may lead. */
  readonly appwriteOrigins: readonly string[];
  readonly files: FileSettings;
  readonly push: PushSettings;
  readonly gateway: GatewaySettings;
  /** The account that plans can be paid to by bank transfer; null: they cannot. */
  readonly bankAccount: BankAccount | null;
  /** The values of `INVOICE_SELLER_…`, as written: whoever issues invoices. */
  readonly invoiceSeller: Environment;
}

const existChecks = ['guarded', 'strict'] as const;
type ExistCheck = (typeof existChecks)[number];

const secondFactorDemands = ['optional', 'admins', 'everyone'] as const;
export type SecondFactorDemand = (typeof secondFactorDemands)[number];

const modes = ['development', 'production', 'test'] as const;
type Mode = (typeof modes)[number];
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof logLevels)[number];

/** An invalid setting: its name, its value, and what is valid. */
export class WrongSetting extends StartupError {
  override readonly name = 'WrongSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;
/** Beside real data a secret is never generated: another server of the same product would not have it. */
function secretKey(mode: Mode, key: string | undefined): string | undefined {
  if (key !== undefined || mode !== 'production') return key;
  throw new WrongSetting(
    'SECRET_KEY is not set: in production it must be, with at least 32 characters made by chance.',
  );
}

/** A transfer needs all three; none of them means that there are no transfers. */
function readBankAccount({
  bank,
  holder,
  iban,
}: { readonly [Name in keyof BankAccount]: string | undefined }): BankAccount | null {
  if (bank !== undefined && holder !== undefined && iban !== undefined) return { bank, holder, iban };
  if (bank === undefined && holder === undefined && iban === undefined) return null;
  throw new WrongSetting(
    'Bank transfers need BANK_ACCOUNT_BANK, BANK_ACCOUNT_HOLDER and BANK_ACCOUNT_IBAN, or none of them.',
  );
}

/** A secret is not repeated where others may read along, nor is the password in an address. */
const quoted = (name: string, value: string): string =>
  /_(?:PASSWORD|SECRET|KEY|PHRASE)$/.test(name)
    ? name
    : `${name} is "${value.replace(/(?<=\/\/)[^/]*@/, '…@')}", but`;

/** The settings in an environment; an empty variable counts as not set. */
export function readSettings(environment: Environment, root: string): Settings {
  const setting = <T, D extends T | undefined = T>(
    name: string,
    fallback: D,
    read: SettingReader<T>,
    right: string,
  ): T | D => {
    const value = environment[name];
    if (value === undefined || value === '') return fallback;
    const result = read(value);
    if (result === undefined) throw new WrongSetting(`${quoted(name, value)} must be ${right}.`);
    return result;
  };
  const words = (name: string, right: string, read: SettingReader<string>) =>
    setting<string, undefined>(name, undefined, read, right);
  const outside = (name: string): IntegrationSettings => ({
    endpoint: words(`${name}_ENDPOINT`, 'an http or https address', webAddress),
    id: words(`${name}_ID`, 'a name', filled),
    secret: words(`${name}_SECRET`, 'a key', filled),
  });
  const number = (name: string, fallback: number, min: number, max: number): number =>
    setting<number>(name, fallback, wholeNumber(min, max), `a whole number from ${min} to ${max}`);
  const port = number('PORT', 3000, 1, 65_535);
  const host = setting<string>('HOST', '127.0.0.1', filled, 'an address or a name of this machine');
  const appwrite = outside('APPWRITE');
  const dataFolder = path.resolve(root, setting<string>('DATA_DIR', '.data', filled, 'a folder'));
  const mode = setting<Mode>('NODE_ENV', 'development', choice(modes), `one of ${modes.join(', ')}`);
  return {
    host,
    port,
    databaseUrl: setting<string, undefined>(
      'DATABASE_URL',
      undefined,
      postgresUrl,
      'an address such as postgres://user:password@host:5432/database',
    ),
    dataFolder,
    files: readFileSettings(
      dataFolder,
      {
        driver: setting<FileDriver>(
          'FILES_DRIVER',
          'disk',
          choice(fileDrivers),
          `one of ${fileDrivers.join(', ')}`,
        ),
        endpoint: words('FILES_ENDPOINT', 'an http or https address', webAddress),
        region: setting<string>('FILES_REGION', 'us-east-1', filled, 'a region'),
        bucket: words('FILES_BUCKET', 'the name of a bucket', bucketName),
        key: words('FILES_KEY', 'a key', filled),
        secret: words('FILES_SECRET', 'a secret', filled),
      },
      appwrite,
    ),
    mode,
    logLevel: setting<LogLevel>('LOG_LEVEL', 'warn', choice(logLevels), `one of ${logLevels.join(', ')}`),
    longestDelay: number('LONGEST_DELAY', 2_000, 10, 600_000),
    rateLimit: number('RATE_LIMIT', 600, 1, 1_000_000),
    trustProxy: setting<number | readonly string[]>(
      'TRUST_PROXY',
      0,
      proxies,
      'how many proxies are in front (0 to 10), or their addresses and networks such as 10.0.0.0/8, 192.0.2.7; with "true", anybody could claim any address',
    ),
    requestSeconds: number('REQUEST_SECONDS', 120, 1, 3_600),
    unreadReplies: megabyte * number('UNREAD_REPLIES_MB', 64, 1, 4_096),
    siteOrigin: setting<string>(
      'SITE_ORIGIN',
      ownOrigin(host, port),
      webOrigin,
      'an address such as https://saer.example',
    ),
    secretKey: secretKey(mode, words('SECRET_KEY', 'at least 32 characters made by chance', long)),
    sessionIdleDays: number('SESSION_IDLE_DAYS', 7, 1, 30),
    existCheck: setting<ExistCheck>(
      'EXIST_CHECK',
      'guarded',
      choice(existChecks),
      `one of ${existChecks.join(', ')}`,
    ),
    minAppVersion: words(
      'LEAST_APP_VERSION',
      `a version such as 1.2, and no later than ${appVersion}, the version of this server's own page`,
      reachableVersion,
    ),
    minDesktopVersion: undefined,
    releasePublicKey: words(
      'RELEASE_PUBLIC_KEY',
      'the public key that `npm run release:key` writes: an Ed25519 key, base64 of its SubjectPublicKeyInfo',
      ed25519Key,
    ),
    secondFactor: setting<SecondFactorDemand>(
      'SECOND_FACTOR',
      mode === 'production' ? 'admins' : 'optional',
      choice(secondFactorDemands),
      `one of ${secondFactorDemands.join(', ')}`,
    ),
    ignoreAdminAddresses: setting<boolean>('IGNORE_ADMIN_ADDRESSES', false, yesOrNo, 'true or false'),
    opensOffline: setting<boolean>('OPENS_OFFLINE', true, yesOrNo, 'true or false'),
    publishFeesAlone: setting<boolean>('PUBLISH_FEES_ALONE', false, yesOrNo, 'true or false'),
    firstAdmin: {
      email: words('FIRST_ADMIN_EMAIL', 'an email address', emailAddress),
      password: words('FIRST_ADMIN_PASSWORD', 'a password that the sign-up form would take', goodPassword),
    },
    demoPassword: words('DEMO_PASSWORD', 'a password that the sign-up form would take', goodPassword),
    contact: {
      email: words('CONTACT_EMAIL', 'an email address', emailAddress),
      phone: words('CONTACT_PHONE', 'a number such as +966112345678', phoneNumber),
    },
    smtpUrl: words('SMTP_URL', 'an address such as smtps://user:password@host:465', smtpAddress),
    mailFrom: setting<string>(
      'MAIL_FROM',
      'Saer <no-reply@saer.localhost>',
      headerText,
      'a sender such as Saer <no-reply@saer.example>',
    ),
    reportSecret: words(
      'DELIVERY_REPORT_SECRET',
      'at least 32 letters, digits, hyphens and underscores made by chance',
      pathSecret,
    ),
    sms: {
      provider: setting<SmsProvider>(
        'SMS_PROVIDER',
        'local',
        choice(smsProviders),
        `one of ${smsProviders.join(', ')}`,
      ),
      endpoint: words('SMS_ENDPOINT', 'an http or https address', webAddress),
      sender: setting<string>('SMS_SENDER', 'Saer', headerText, 'a sender name'),
      user: words('SMS_USER', 'a name', filled),
      secret: words('SMS_SECRET', 'a key', filled),
    },
    nafath: {
      ...outside('NAFATH'),
      audience: words('NAFATH_AUDIENCE', 'a name', filled),
      issuer: words('NAFATH_ISSUER', 'a name', filled),
    },
    push: readPushSettings(words),
    appwrite,
    appwriteOrigins: setting<readonly string[]>(
      'APPWRITE_ORIGINS',
      [],
      webOrigins,
      'up to 20 addresses such as https://app.example, with commas',
    ),
    bankAccount: readBankAccount({
      bank: words('BANK_ACCOUNT_BANK', 'the name of a bank', shortText),
      holder: words('BANK_ACCOUNT_HOLDER', 'the name of whoever holds the account', shortText),
      iban: words(
        'BANK_ACCOUNT_IBAN',
        'a Saudi IBAN: SA and 22 digits or letters, with its check digits',
        saudiIban,
      ),
    }),
    invoiceSeller: Object.fromEntries(
      Object.entries(environment).filter(([name]) => name.startsWith('INVOICE_SELLER_')),
    ),
    gateway: {
      checkoutUrl: words(
        'GATEWAY_CHECKOUT_URL',
        'https://checkout.payfort.com/FortAPI/paymentPage, or the same at sbcheckout.payfort.com',
        gatewayAddress('checkout', 'paymentPage'),
      ),
      apiUrl: words(
        'GATEWAY_API_URL',
        'https://paymentservices.payfort.com/FortAPI/paymentApi, or the same at sbpaymentservices.payfort.com',
        gatewayAddress('paymentservices', 'paymentApi'),
      ),
      merchant: words('GATEWAY_MERCHANT', 'at most 20 letters and digits', gatewayName),
      accessCode: words('GATEWAY_ACCESS_CODE', 'at most 20 letters and digits', gatewayName),
      requestPhrase: words('GATEWAY_REQUEST_PHRASE', 'a phrase', filled),
      responsePhrase: words('GATEWAY_RESPONSE_PHRASE', 'a phrase', filled),
      checkoutMode: setting<CheckoutMode>(
        'GATEWAY_MODE',
        'redirect',
        choice(checkoutWays),
        'redirect or iframe',
      ),
    },
  };
}

/** The settings of this process. */
export const ownSettings = (root: string): Settings => readSettings(process.env, root);
