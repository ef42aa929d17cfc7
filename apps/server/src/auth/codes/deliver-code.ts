import { randomInt } from 'node:crypto';
import type { CodeChannel } from '@saer/contract/account/auth';
import type { Language } from '@saer/i18n/locale';
import { TransactionRollbackError } from 'drizzle-orm';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Transaction } from '../../database/database.ts';
import { wakeAfter } from '../../jobs/running/enqueue.ts';
import { queueMessage } from '../../messages/queries.ts';
import { deliveryJob } from '../../messages/sending/lanes.ts';
import type { Message } from '../../messages/templates/message.ts';
import type { codePurposes } from '../tables.ts';

export type CodePurpose = (typeof codePurposes)[number];
export type CodeDependencies = Pick<AppDependencies, 'settings' | 'secretKey'>;

/** Where codes can go. */
interface Reach {
  readonly email: string | undefined;
  readonly mobile: string | undefined;
}

/** The owner of the account that already has the address being registered. */
export interface Holder {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

const templates = {
  // For an existing account: an admin added it, or gave it another address.
  registration: 'confirmationCode',
  passwordReset: 'passwordCode',
  contactChange: 'contactCode',
  signIn: 'signInCode',
} as const satisfies Record<CodePurpose, string>;

const linkTemplates = {
  registration: 'confirmationLink',
  passwordReset: 'passwordLink',
  signIn: 'signInLink',
} as const satisfies Partial<Record<CodePurpose, string>>;

/** Purposes of links in mails. */
export type LinkPurpose = keyof typeof linkTemplates;

/** A link in place of a code. */
interface CodeLink {
  readonly purpose: LinkPurpose;
  readonly href: string;
}

/** Who has no address for the channel gets it over the other. */
const addressFor = ({ email = '', mobile }: Reach, channel: CodeChannel) =>
  mobile !== undefined && (channel === 'sms' || email === '') ? { mobile } : { email };

/**
 * The time that codes wait before they are sent, from and to, in milliseconds. Sending takes processor time that shows in replies: it comes
 * after the reply, at a time that says nothing about who asked.
 */
const sentAfterMs = [300, 1_300] as const;

/** Does all the work, and then as if it had not been. */
async function asIf(tx: Transaction, work: (inner: Transaction) => Promise<void>): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await work(inner);
      inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}

interface Delivery {
  readonly purpose: CodePurpose;
  readonly channel: CodeChannel;
  readonly reach: Reach;
  readonly code: string;
  /** It takes the place of the code, which is its secret. */
  readonly link?: CodeLink | undefined;
  readonly expiresAt: string;
  readonly language: Language;
  /** Whose; without any of the three nothing goes out, in the same time. */
  readonly accountId: number | undefined;
  readonly registrationId: string | undefined;
  /** They are notified instead. */
  readonly holder: Holder | undefined;
  /** Its address has had its share: nothing goes out either. */
  readonly isHeldBack?: boolean;
}

/** The message that carries a code or a link. */
function toMessage(delivery: Delivery): Message {
  const { purpose, channel, reach, code, link, expiresAt, language, accountId, registrationId, holder } =
    delivery;
  const to = addressFor(reach, channel);
  if (holder !== undefined)
    return { template: 'alreadyRegistered', ...to, accountId: holder.id, language: holder.language };
  const whose = { language, ...(accountId === undefined ? {} : { accountId }) };
  if (link !== undefined)
    return {
      template: linkTemplates[link.purpose],
      email: reach.email ?? '',
      ...whose,
      href: link.href,
      expiresAt,
    };
  const template = registrationId === undefined ? templates[purpose] : 'registrationCode';
  return { template, ...to, ...whose, code, expiresAt };
}

/** Queues the message that carries a code, or the notice that takes its place. */
export async function deliverCode(
  tx: Transaction,
  { settings }: CodeDependencies,
  delivery: Delivery,
): Promise<void> {
  const { accountId, registrationId, holder } = delivery;
  const isNobodys = accountId === undefined && registrationId === undefined && holder === undefined;
  const message = toMessage(delivery);
  const afterMs = randomInt(...sentAfterMs);
  const send = (inner: Transaction) =>
    queueMessage(inner, settings.siteOrigin, message, { due: { afterMs } });
  await (isNobodys || delivery.isHeldBack === true ? asIf(tx, send) : tx.transaction(send));
  await wakeAfter(tx, deliveryJob(message, message.email === undefined ? 'sms' : 'email'), afterMs);
}
