import * as contract from '@saer/contract/site/setting-endpoints';
import { settingKeys } from '@saer/contract/site/setting';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { type SiteSettings, openAnnouncement } from './current/site-settings.ts';
import { findLastChanges } from './queries.ts';
import { resetSetting, saveSetting, toSettingRow, type SettingRules } from './saving/save-setting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Values that admins set without a restart. */
    readonly siteSettings: SiteSettings;
  }
}

/** Routes of the settings that admins change without a restart. */
export function siteSettingRoutes(
  app: FastifyInstance,
  { db, settings }: AppDependencies,
  rules: SettingRules,
): void {
  const { siteSettings } = app;
  const deps = { db, siteSettings, rules };
  mount(app, contract.findSettings, async () => ({
    supportEmail: siteSettings.get('supportEmail'),
    supportPhone: siteSettings.get('supportPhone'),
    links: siteSettings.get('links'),
    officePosition: siteSettings.get('officePosition'),
    announcement: openAnnouncement(siteSettings) ?? null,
    registrationOpen: siteSettings.get('registrationOpen'),
    newsletterSignUp: siteSettings.get('newsletterSignUp'),
    survey: siteSettings.get('survey'),
    defaultVat: siteSettings.get('defaultVat'),
  }));
  mountGuarded(app, contract.findAllSettings, async (_, { address }) => {
    const changes = await findLastChanges(db);
    return {
      settings: settingKeys.map((key) =>
        toSettingRow(
          siteSettings,
          key,
          changes.find((change) => change.key === key),
        ),
      ),
      ownAddress: address,
      ignoresAddresses: settings.ignoreAdminAddresses,
    };
  });
  mountGuarded(app, contract.saveSetting, ({ body }, { principal, address }) =>
    saveSetting(deps, { accountId: principal.accountId, address }, body),
  );
  mountGuarded(app, contract.resetSetting, ({ body }, { principal, address }) =>
    resetSetting(deps, { accountId: principal.accountId, address }, body),
  );
}
