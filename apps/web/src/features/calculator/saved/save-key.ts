import * as z from 'zod/mini';
import { readSessionStorage, writeSessionStorage } from '../../../lib/session-storage.ts';

const remembered = z.object({ content: z.string(), key: z.string() });

/** The key under which this content is saved: the same for the same content, over a reload too, so that it is saved once. */
export const saveKeyFor = (content: string): string => {
  const known = z.safeParse(remembered, readSessionStorage('calculator.saveKey')).data;
  if (known?.content === content) return known.key;
  const key = crypto.randomUUID();
  writeSessionStorage('calculator.saveKey', { content, key });
  return key;
};

/** The next product is another one, even with the same content. */
export const forgetSaveKey = (): void => writeSessionStorage('calculator.saveKey', undefined);
