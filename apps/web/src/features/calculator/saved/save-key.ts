import * as z from 'zod/mini';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/storage.ts';

const remembered = z.object({ content: z.string(), key: z.string() });

/** The key under which this content was saved in this tab, if it was. */
export const usedSaveKey = (content: string): string | undefined => {
  const known = z.safeParse(remembered, readSessionStorage('calculator.saveKey')).data;
  return known?.content === content ? known.key : undefined;
};

/** The key under which this content is saved: the same for the same content, over a reload too, so that it is saved once. */
export const saveKeyFor = (content: string): string => {
  const known = usedSaveKey(content);
  if (known !== undefined) return known;
  const key = crypto.randomUUID();
  writeSessionStorage('calculator.saveKey', { content, key });
  return key;
};

/** The next product is another one, even with the same content. */
export const forgetSaveKey = (): void => writeSessionStorage('calculator.saveKey', undefined);
