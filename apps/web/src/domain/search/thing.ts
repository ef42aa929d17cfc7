import { type Page, pageAccess } from '@saer/contract/site/pages';
import * as z from 'zod/mini';

const thingKinds = ['product', 'category', 'store', 'account', 'feeTable'] as const;
export type ThingKind = (typeof thingKinds)[number];

type AppPage = Exclude<Page, '/'>;
const isAppPage = (path: unknown): path is AppPage =>
  typeof path === 'string' && path !== '/' && Object.hasOwn(pageAccess, path);
const text = (longest: number) => z.string().check(z.maxLength(longest));
const inBoth = z.object({ nameAr: text(500), nameEn: text(500) });

/** Something a search finds: its name and a few words about it in both languages, and the page that shows it. */
export const thing = z.object({
  key: text(100),
  kind: z.enum(thingKinds),
  name: inBoth,
  about: inBoth,
  to: z.custom<AppPage>(isAppPage),
  search: z.record(text(40), text(300)),
});
export type Thing = z.infer<typeof thing>;
