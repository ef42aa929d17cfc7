import * as z from 'zod/mini';

const written = z.union([z.string(), z.looseObject({ text: z.string() })]);

/** Tells whether a statement is none of a request: a process listens for notices, and reads the site's settings again, whenever its time comes. */
export function isBackground(query: unknown): boolean {
  const { success, data } = written.safeParse(query);
  if (!success) return false;
  return isBackgroundText(typeof data === 'string' ? data : data.text);
}

export function isBackgroundText(text: string): boolean {
  return text.includes('"site_setting"') || text === 'select 1' || text.startsWith('listen ');
}
