import { type APIRequestContext, expect } from '@playwright/test';
import { encodeFilter } from '@saer/contract/api/list-filter';
import type { SignedIn } from '@saer/contract/account/session';
import { pageUsers } from '@saer/contract/account/user';
import * as z from 'zod/mini';
import type { Api } from './create-account.ts';

/** The code in the newest mail to an address, once it differs from the previous one. */
export const codeTo = async (api: Api, address: string, before?: string): Promise<string> => {
  const newest = async () => /^(\d{6})$/m.exec((await api.mailTo(address)).text)?.[1] ?? before;
  await expect.poll(newest, { timeout: 20_000 }).not.toBe(before);
  return (await newest()) ?? '';
};

/** Performs the admin's actions on the page of pending registrations. */
export const approve = async (request: APIRequestContext, api: Api, admin: SignedIn, email: string) => {
  const filter = encodeFilter({ where: { email: { eq: email } } });
  const response = await request.get('/v1/user/page', {
    params: { filter },
    headers: { authorization: `Bearer ${admin.access_token}` },
  });
  const [found] = z.parse(pageUsers.reply, await response.json()).data;
  await api.post('/user/activate', { id: found?.id }, admin);
};
