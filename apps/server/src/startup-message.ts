import { usesLocalProvider } from './integrations/local/local-providers.ts';
import { ownOrigin } from './own-origin.ts';
import type { Settings } from './settings.ts';

interface ExternalSystem {
  readonly name: string;
  readonly isLocal: (settings: Settings) => boolean;
  /** The consequence for real people, and the setting that ends it. */
  readonly missing?: string;
  /** The page that displays what the local provider received, or answers for it. */
  readonly page?: string;
}

/** The external systems, and whether a local provider replaces them. */
const externalSystems: readonly ExternalSystem[] = [
  { name: 'PostgreSQL', isLocal: ({ databaseUrl }) => databaseUrl === undefined },
  {
    name: 'mail',
    isLocal: ({ smtpUrl }) => smtpUrl === undefined,
    missing: 'mail reaches nobody (SMTP_URL)',
    page: '/local/mail',
  },
  {
    name: 'SMS',
    isLocal: ({ sms }) => sms.provider === 'local',
    missing: 'SMS reaches nobody (SMS_PROVIDER)',
    page: '/local/sms',
  },
  {
    name: 'Nafath',
    isLocal: ({ nafath }) => nafath.endpoint === undefined,
    missing: 'no identity can be confirmed (NAFATH_ENDPOINT)',
    page: '/local/nafath',
  },
  {
    name: 'push',
    isLocal: usesLocalProvider.push,
    missing: 'nothing reaches a screen (PUSH_HOSTS)',
    page: '/local/push',
  },
  { name: 'files', isLocal: ({ appwrite }) => appwrite.endpoint === undefined },
  {
    name: 'cards',
    isLocal: ({ gateway }) => gateway.apiUrl === undefined,
    missing: 'no card can be charged (GATEWAY_API_URL)',
  },
];

/** A label followed by its values, one per line. */
const labelled = (label: string, [first, ...others]: readonly string[]): readonly string[] =>
  first === undefined
    ? []
    : [`  ${label.padEnd(18)}${first}`, ...others.map((line) => `${' '.repeat(20)}${line}`)];

/** Information for the person who just started the server. */
export function startupMessage(
  settings: Settings,
  dataFolder: string,
  whoSignsIn: readonly string[],
): readonly string[] {
  const { host, port, mode, siteOrigin } = settings;
  const origin = ownOrigin(host, port);
  const standIns = externalSystems.filter(({ isLocal }) => isLocal(settings));
  const outside = externalSystems.map(
    (system) => `${system.name}: ${standIns.includes(system) ? 'local' : 'yours'}`,
  );
  const pages = standIns.flatMap(({ page }) => (page === undefined ? [] : [`${origin}${page}`]));
  const missing = standIns.flatMap((system) => (system.missing === undefined ? [] : [system.missing]));
  return [
    '',
    ...labelled('Saer · سعّر', [siteOrigin]),
    ...labelled('API', [`${siteOrigin}/v1/docs`]),
    ...(siteOrigin === origin ? [] : labelled('Listens at', [origin])),
    ...labelled('Data', [dataFolder]),
    ...labelled('Sign-in', whoSignsIn),
    ...labelled('Outside systems', [outside.join(', ')]),
    ...(mode === 'production' ? labelled('Warning', missing) : labelled('Local pages', pages)),
    '  Ctrl-C stops it.',
    '',
  ];
}
