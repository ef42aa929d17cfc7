import type { TestApp } from '../../testing/test-app.ts';
import { newFile } from '../../storage/testing/new-file.ts';
import { contactEntry, contactMessage } from '../tables.ts';

/** A contact message, straight in the database, with a picture of no content. */
export async function newContactMessage(
  { db }: Pick<TestApp, 'db'>,
  more: Partial<typeof contactMessage.$inferInsert> = {},
): Promise<{ readonly id: number; readonly entryId: number }> {
  const reference = `SA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const [row] = await db
    .insert(contactMessage)
    .values({
      reference,
      name: 'Maha Saleh',
      email: 'maha@example.com',
      language: 'en',
      excerpt: 'Does it know the new fees?',
      ...more,
    })
    .returning({ id: contactMessage.id });
  const id = row?.id ?? 0;
  const [entry] = await db
    .insert(contactEntry)
    .values({
      contactId: id,
      kind: 'MESSAGE',
      text: 'Does it know the new fees?',
      key: crypto.randomUUID(),
      fileId: await newFile({ db }, { bucketId: 'contact-attachments', ownerId: null }),
    })
    .returning({ id: contactEntry.id });
  return { id, entryId: entry?.id ?? 0 };
}
