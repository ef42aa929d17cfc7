import type { CodeChannel } from '@saer/contract/auth';
import type { Language } from '@saer/i18n/locale';
import { TransactionRollbackError } from 'drizzle-orm';
import type { AppParts } from '../../app-parts.ts';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import type { codePurposes } from '../tables.ts';

export type CodePurpose = (typeof codePurposes)[number];
export type CodeParts = Pick<AppParts, 'settings' | 'secretKey'>;

/** Where codes can go. */
export interface Reach {
  readonly email: string | undefined;
  readonly mobile: string | undefined;
}

const templates = {
  registration: 'registrationCode',
  passwordReset: 'passwordCode',
  contactChange: 'contactCode',
} as const satisfies Record<CodePurpose, string>;

/** Who has no address for the channel gets it over the other. */
const addressFor = ({ email = '', mobile }: Reach, channel: CodeChannel) =>
  mobile !== undefined && (channel === 'sms' || email === '') ? { mobile } : { email };

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
  readonly expiresAt: string;
  readonly language: Language;
  /** undefined: nobody's; nothing goes out, in the same time. */
  readonly accountId: number | undefined;
  /** Its address has had its share: nothing goes out either. */
  readonly isHeldBack?: boolean;
}

/** Queues the message that carries a code. */
export async function deliverCode(
  tx: Transaction,
  { settings }: CodeParts,
  { purpose, channel, reach, code, expiresAt, language, accountId, isHeldBack = false }: Delivery,
): Promise<void> {
  const send = (inner: Transaction) =>
    queueMessage(inner, settings.siteOrigin, {
      template: templates[purpose],
      ...addressFor(reach, channel),
      ...(accountId === undefined ? {} : { accountId }),
      language,
      code,
      expiresAt,
    });
  await (accountId === undefined || isHeldBack ? asIf(tx, send) : tx.transaction(send));
}
