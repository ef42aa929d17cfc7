import {
  findPartners,
  findReportAddresses,
  type Partner,
  type PartnerRole,
  partnerRoles,
} from '@saer/contract/site/partner';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { isPublic, reportingProviders, deriveReportSecret, reportUrl } from '../reports/report-addresses.ts';
import { mount, mountGuarded } from '../../http/mounting/mount.ts';
import { localProviderPage, usesLocalProvider } from '../local/local-providers.ts';
import type { Settings } from '../../settings.ts';

const providerNames = {
  local: 'Unifonic',
  unifonic: 'Unifonic',
  taqnyat: 'Taqnyat',
  msegat: 'Msegat',
  twilio: 'Twilio',
} as const satisfies Record<Settings['sms']['provider'], string>;

const driverNames = { disk: 'Disk', s3: 'S3', appwrite: 'Appwrite' } as const;

const providerName = (role: PartnerRole, { sms, files }: Settings): string =>
  ({
    mail: 'SMTP',
    sms: providerNames[sms.provider],
    identity: 'Nafath',
    files: 'Appwrite',
    cards: 'Amazon Payment Services',
    storage: driverNames[files.driver.name],
    push: 'Web Push',
  })[role];

/** The external systems, and whether a local provider replaces them. */
export function partnerRoutes(
  app: FastifyInstance,
  { settings, secretKey }: Pick<AppDependencies, 'secretKey' | 'settings'>,
): void {
  const partners = partnerRoles.map((role): Partner => ({
    role,
    name: providerName(role, settings),
    isStandIn: usesLocalProvider[role](settings),
    page: localProviderPage(role, settings),
  }));
  mount(app, findPartners, async () => partners);
  const { siteOrigin, sms } = settings;
  const secret = deriveReportSecret(settings, secretKey);
  mountGuarded(app, findReportAddresses, async (_input, { principal: { role } }) => ({
    email: role === 'SUPER_ADMIN' ? reportUrl(siteOrigin, 'email', secret) : null,
    sms:
      role === 'SUPER_ADMIN' && reportingProviders.has(sms.provider)
        ? reportUrl(siteOrigin, 'sms', secret)
        : null,
    isPublic: isPublic(siteOrigin),
  }));
}
