import type { TestApp } from '../../testing/test-app.ts';
import { newFile } from '../../storage/testing/new-file.ts';
import { contactEntry, contactMessage } from '../tables.ts';

/** A contact message, straight in the database, with a picture of no content. */
export async function newContactMessage(
  { db }: Pick<TestApp, 'db'>,
  more: Partial<typeof contactMessage.$inferInsert> = {},
): Promise<{ readonly id: number; readonly entryId: number }> {
  const reference = `SA-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const text = 'Does it know the new fees?';
  const fileId = await newFile({ db }, { bucketId: 'contact-attachments', ownerId: null });
  // Together, as the form writes them: a conversation without a message is no row that a list could show.
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(contactMessage)
      .values({
        reference,
        name: 'Maha Saleh',
        email: 'maha@example.com',
        language: 'en',
        excerpt: text,
        ...more,
      })
      .returning({ id: contactMessage.id });
    const id = row?.id ?? 0;
    const [entry] = await tx
      .insert(contactEntry)
      .values({ contactId: id, kind: 'MESSAGE', text, key: crypto.randomUUID(), fileId })
      .returning({ id: contactEntry.id });
    return { id, entryId: entry?.id ?? 0 };
  });
}
