import { contactForm, contactThread, pageContactMessages } from '@saer/contract/contact/contact';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import { person } from '../../testing/accounts.ts';
import { newContactTicket } from '../receiving/receive-message.ts';

export const path = '/v1/contact-us';

/** The key of servers in tests (`test-app.ts`). */
const secretKey = 'only-for-tests-'.repeat(3);

/** A ticket of a form that was opened half a minute ago: no test waits for as long as a person writes. */
export const readyTicket = (): string => newContactTicket(secretKey, Date.now() - 30_000);

/** A message as a person sends it. */
export const message = {
  name: 'مها صالح',
  email: 'maha@example.com',
  message: 'Does the price include the new fees of December?',
};

const granted = ({ status, json, text }: Answer) => {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return contactThread.parse(json);
};

/** A client that writes to us as anybody, and answers as an admin. */
export async function contactClient(server: TestApp) {
  const admin = await person(server, { role: 'ADMIN' });
  const page = async (filter: ListFilter = {}) => {
    const { json } = await server.get(
      `${path}/page?filter=${encodeURIComponent(encodeFilter(filter))}`,
      admin.headers,
    );
    return pageContactMessages.reply.parse(json).data;
  };
  return {
    admin,
    page,
    send: (more: object = {}, headers: Record<string, string> = {}) =>
      server.post(path, { ticket: readyTicket(), ...message, ...more }, { language: 'en', ...headers }),
    form: async () => contactForm.reply.parse((await server.post(`${path}/form`, {})).json),
    thread: async (id: number) => granted(await server.get(`${path}?id=${id}`, admin.headers)),
    decide: (id: number, version: number, event: string) =>
      server.put(path, { id, version, event }, admin.headers),
    reply: (id: number, version: number, text: string, more: object = {}) =>
      server.post(
        `${path}/reply`,
        { id, version, key: crypto.randomUUID(), text, awaitsAnswer: false, ...more },
        admin.headers,
      ),
    granted,
    /** The conversation of an address. */
    of: async (email: string) => {
      const [found] = await page({ where: { email } });
      if (found === undefined) throw new Error(`${email} has not written`);
      return found;
    },
  };
}
