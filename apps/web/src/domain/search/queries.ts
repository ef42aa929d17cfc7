import * as z from 'zod/mini';
import { isAllowed } from '@saer/contract/api/access';
import type { OwnAccount } from '@saer/contract/account/account';
import { longestSearch, search, type SearchReply } from '@saer/contract/site/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { formatShortIsoDay } from '@saer/i18n/format-date';
import { call } from '../../lib/api/api.ts';
import { getKnownName, getName } from '../names/name.ts';
import { readStorage, writeStorage } from '../../lib/browser/storage.ts';
import { type Page, pageAccess } from '@saer/contract/site/pages';

const thingKinds = ['product', 'category', 'store', 'account', 'feeTable'] as const;
export type ThingKind = (typeof thingKinds)[number];

type AppPage = Exclude<Page, '/'>;
const isAppPage = (path: unknown): path is AppPage =>
  typeof path === 'string' && path !== '/' && Object.hasOwn(pageAccess, path);
const longText = (longest: number) => z.string().check(z.maxLength(longest));
const inBoth = z.object({ nameAr: longText(500), nameEn: longText(500) });

/** Something a search finds: its name and a few words about it in both languages, and the page that shows it. */
const thing = z.object({
  key: longText(100),
  kind: z.enum(thingKinds),
  name: inBoth,
  about: inBoth,
  to: z.custom<AppPage>(isAppPage),
  search: z.record(longText(40), longText(300)),
});
export type Thing = z.infer<typeof thing>;

interface PartlyNamed {
  readonly nameEn: string | null;
  readonly nameAr: string | null;
}
type Words = Thing['name'];

const same = (text: string): Words => ({ nameAr: text, nameEn: text });
const named = (row: PartlyNamed, otherwise = ''): Words => ({
  nameAr: getKnownName(row, 'ar') ?? otherwise,
  nameEn: getKnownName(row, 'en') ?? otherwise,
});
/** Words side by side, without those that are missing. */
const joined = (...parts: readonly (Words | string | null)[]): Words => {
  const words = parts.flatMap((part) =>
    part === null || part === '' ? [] : [typeof part === 'string' ? same(part) : part],
  );
  return {
    nameAr: words.map((each) => getName(each, 'ar')).join(' · '),
    nameEn: words.map((each) => getName(each, 'en')).join(' · '),
  };
};

/** A calendar day in both languages. */
const inWords = (day: string): Words => ({
  nameAr: formatShortIsoDay(day, 'ar'),
  nameEn: formatShortIsoDay(day, 'en'),
});

const levelPages = {
  family: '/admin/product-family',
  subFamily: '/admin/product-sub-family',
  type: '/admin/product-type',
} as const;

type Category = SearchReply['categories'][number];

/** A category in its list for an admin; a seller calculates with it. */
function categoryPage({ level, nameEn, code, parent }: Category, isAdmin: boolean) {
  if (isAdmin) return { to: levelPages[level], search: { q: nameEn } };
  return {
    to: '/user/add-product' as const,
    search: level === 'type' ? { subFamily: parent?.code ?? '', type: code } : { subFamily: code },
  };
}

type Account = SearchReply['accounts'][number];

/** An account in the list that it is in. */
function accountPage({ email, status, deleted }: Account) {
  if (status === 'ACTIVE' && !deleted) return { to: '/admin/user/active' as const, search: { q: email } };
  const segment = deleted ? 'DELETED' : status;
  return {
    to: '/admin/user/inactive' as const,
    search: { ...(segment === 'PENDING' ? {} : { status: segment }), q: email },
  };
}

/** Things that a search found, kind by kind. */
const getThings = (reply: SearchReply, isAdmin: boolean): readonly Thing[] => [
  ...reply.products.map((each) => ({
    key: `product:${each.id}`,
    kind: 'product' as const,
    name: named(each, each.barcode ?? each.sku ?? ''),
    about: joined(isAdmin ? each.seller : null, named(each.store), each.sku ?? each.barcode),
    to: isAdmin ? ('/admin/product' as const) : ('/user/product' as const),
    search: { id: String(each.id) },
  })),
  ...reply.categories.map((each) => ({
    key: `${each.level}:${each.id}`,
    kind: 'category' as const,
    name: named(each),
    about: each.parent === null ? same('') : named(each.parent),
    ...categoryPage(each, isAdmin),
  })),
  ...reply.stores.map((each) => ({
    key: `store:${each.id}`,
    kind: 'store' as const,
    name: named(each),
    about: same(''),
    ...(isAdmin
      ? { to: '/admin/store' as const, search: { q: each.nameEn } }
      : { to: '/user/add-product' as const, search: { store: each.code } }),
  })),
  ...reply.accounts.map((each) => ({
    key: `account:${each.id}`,
    kind: 'account' as const,
    name: same(each.fullName),
    about: same(each.email),
    ...accountPage(each),
  })),
  ...reply.feeTables.map((each) => ({
    key: `feeTable:${each.id}`,
    kind: 'feeTable' as const,
    name: same(each.name),
    about: joined(named(each.store), inWords(each.effectiveFrom)),
    to: '/admin/fee-table/version' as const,
    search: { id: String(each.id) },
  })),
];

/** Characters from which things are searched: one letter is in nearly everything. */
export const shortestSearch = 2;

/** The things a text names, as far as the account may see them. What was found last stays until the next answer. */
export const thingsQuery = (user: Pick<OwnAccount, 'id' | 'role'> | undefined, typed: string) => {
  const text = typed.trim().slice(0, longestSearch);
  return queryOptions({
    queryKey: ['search', user?.id, text],
    queryFn: async ({ signal }) =>
      getThings(
        await call(search, { query: { text } }, signal),
        isAllowed(user?.role ?? 'ANONYMOUS_USER', 'admin'),
      ),
    enabled: user !== undefined && text.length >= shortestSearch,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    meta: { quiet: true },
  });
};

/** Counts how many are remembered. */
const maxRecent = 8;

const page = z.object({
  key: z.string(),
  kind: z.literal('page'),
});
const recent = z.discriminatedUnion('kind', [page, thing]);
/** A page or a thing that was opened from a search. */
type Recent = z.infer<typeof recent>;

const stored = z.object({ account: z.int(), entries: z.array(recent) });

/** Pages and things that an account opened last at this browser, the newest first; another account's are not read. */
export function readRecent(account: number | undefined): readonly Recent[] {
  try {
    const { data } = z.safeParse(stored, JSON.parse(readStorage('recent') ?? ''));
    return data === undefined || data.account !== account ? [] : data.entries.slice(0, maxRecent);
  } catch {
    // Stored values can be changed by anyone at this browser.
    return [];
  }
}

/** Puts what was opened before the others. Signing out removes them all. */
export function remember(account: number | undefined, opened: Recent): void {
  if (account === undefined) return;
  const others = readRecent(account).filter(({ key }) => key !== opened.key);
  writeStorage('recent', JSON.stringify({ account, entries: [opened, ...others].slice(0, maxRecent) }));
}
