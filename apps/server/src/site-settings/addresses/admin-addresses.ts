import { BlockList, isIPv6 } from 'node:net';
import { isAllowed, type AccountRole } from '@saer/contract/api/access';
import { AppError } from '../../http/replies/app-error.ts';
import type { SiteSettings } from '../current/site-settings.ts';

/** An IPv4 address that is written as IPv6 is that IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether an address is one of these addresses, or in one of these networks. */
export function isAddressWithin(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(plain(start), familyOf(plain(start)));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  return list.check(plain(address), familyOf(plain(address)));
}

/** Rejects admins who come from elsewhere than the addresses that the settings name. */
export const requireAdminAddress =
  (siteSettings: Pick<SiteSettings, 'get'>, isIgnored: boolean) =>
  (role: AccountRole, address: string): void => {
    if (isIgnored || !isAllowed(role, 'admin')) return;
    const networks = siteSettings.get('adminAddresses');
    if (networks.length > 0 && !isAddressWithin(address, networks))
      throw new AppError({ code: 'notAllowed' });
  };
