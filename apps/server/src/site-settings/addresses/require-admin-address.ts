import { isAllowed } from '@saer/contract/access';
import type { AccountRole } from '@saer/contract/role';
import { AppError } from '../../http/app-error.ts';
import type { SiteSettings } from '../current/site-settings.ts';
import { isAddressWithin } from './is-address-within.ts';

/** Rejects admins who come from elsewhere than the addresses that the settings name. */
export const requireAdminAddress =
  (siteSettings: Pick<SiteSettings, 'get'>, isIgnored: boolean) =>
  (role: AccountRole, address: string): void => {
    if (isIgnored || !isAllowed(role, 'admin')) return;
    const networks = siteSettings.get('adminAddresses');
    if (networks.length > 0 && !isAddressWithin(address, networks))
      throw new AppError({ code: 'notAllowed' });
  };
