import { findPartners, type Partner, type PartnerRole, partnerRoles } from '@saer/contract/partner';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { mount } from '../../http/mount.ts';
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

const nameOf = (role: PartnerRole, { sms, files }: Settings): string =>
  ({
    mail: 'SMTP',
    sms: providerNames[sms.provider],
    identity: 'Nafath',
    files: 'Appwrite',
    cards: 'Amazon Payment Services',
    storage: driverNames[files.driver.name],
  })[role];

/** The external systems, and whether a local provider replaces them. */
export function partnerRoutes(app: FastifyInstance, { settings }: AppDependencies): void {
  const partners = partnerRoles.map((role): Partner => ({
    role,
    name: nameOf(role, settings),
    isStandIn: usesLocalProvider[role](settings),
    page: localProviderPage(role, settings),
  }));
  mount(app, findPartners, async () => partners);
}
