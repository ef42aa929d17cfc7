import { useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileSpreadsheet, type LucideIcon, Package, Store, Tag, UserRound } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Command, CommandPalette } from '../../components/overlay/command-palette.tsx';
import { nameOf } from '../../domain/names/name-of.ts';
import { shortestSearch, thingsQuery } from '../../domain/search/queries.ts';
import { readRecent, remember } from '../../domain/search/recent.ts';
import type { Thing, ThingKind } from '../../domain/search/thing.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { takeTyped } from '../../lib/form/typed-ahead.ts';
import { useDebounced } from '../../lib/hooks/use-debounced.ts';
import { type PageCommand, usePageCommands } from './use-page-commands.tsx';

const icons: Readonly<Record<ThingKind, LucideIcon>> = {
  product: Package,
  category: Tag,
  store: Store,
  account: UserRound,
  feeTable: FileSpreadsheet,
};

const typingRestMs = 150;

/** Whether every word typed occurs in a text, whatever its spelling. */
const hasWords = (text: string, typed: string): boolean =>
  typed.split(/\s+/).every((word) => matchesSearch(text, word));

const allWords = ({ name, about }: Thing): string =>
  [name, about].flatMap(({ nameAr, nameEn }) => [nameAr, nameEn]).join(' ');

/** The palette: what was opened last, the pages and actions, and the things that a text names. */
export function AppCommands({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const pages = usePageCommands();
  const [typed, setTyped] = useState('');
  // Nobody waits for the palette before typing. Rendered at once: the next key would find an empty field.
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        const ahead = takeTyped();
        flushSync(() => setTyped((since) => ahead + since));
      }),
    [],
  );
  const text = typed.trim();
  const rested = useDebounced(text, typingRestMs);
  const { data = [], isPlaceholderData, fetchStatus, isError, refetch } = useQuery(thingsQuery(user, rested));
  const recent = readRecent(user?.id);

  const pageCommand = ({ id, title, icon: Icon, to, run }: PageCommand): Command => ({
    id,
    title,
    icon: <Icon aria-hidden />,
    run: () => {
      if (to === undefined) return run?.();
      remember(user?.id, { kind: 'page', key: to });
      return void navigate({ to });
    },
  });
  const thingCommand = (thing: Thing): Command => {
    const Icon = icons[thing.kind];
    return {
      id: thing.key,
      title: nameOf(thing.name, language),
      about: nameOf(thing.about, language),
      icon: <Icon aria-hidden />,
      run: () => {
        remember(user?.id, thing);
        void navigate({ to: thing.to, search: thing.search });
      },
    };
  };

  const found = ({ title, alsoCalled, isTypedFor = false }: PageCommand): boolean =>
    (text !== '' || !isTypedFor) && hasWords(`${title} ${alsoCalled}`, text);
  // What the last search found stays while the next one is under way, as far as it still fits.
  const isCurrent = rested === text && !isPlaceholderData;
  const things =
    text.length < shortestSearch ? [] : data.filter((thing) => isCurrent || hasWords(allWords(thing), text));

  const recentCommands = recent.flatMap((entry) => {
    if (entry.kind !== 'page') return hasWords(allWords(entry), text) ? [thingCommand(entry)] : [];
    return pages.filter((page) => page.to === entry.key && found(page)).map(pageCommand);
  });
  const isRecent = new Set(recentCommands.map(({ id }) => id));
  const others = (commands: readonly Command[]): readonly Command[] =>
    commands.filter(({ id }) => !isRecent.has(id));
  const ofKind = (kind: ThingKind): readonly Command[] =>
    others(things.filter((thing) => thing.kind === kind).map(thingCommand));
  const isSearched = user !== undefined && text.length >= shortestSearch;
  const isSearching = isSearched && (text !== rested || fetchStatus === 'fetching') && !isError;
  const isFailed = isSearched && (isError || fetchStatus === 'paused');
  return (
    <CommandPalette
      groups={[
        { id: 'recent', title: t`Recent`, commands: recentCommands },
        { id: 'pages', title: t`Pages and actions`, commands: others(pages.filter(found).map(pageCommand)) },
        { id: 'products', title: t`Products`, commands: ofKind('product') },
        { id: 'categories', title: t`Categories`, commands: ofKind('category') },
        { id: 'stores', title: t`Stores`, commands: ofKind('store') },
        { id: 'accounts', title: t`Accounts`, commands: ofKind('account') },
        { id: 'feeTables', title: t`Fee tables`, commands: ofKind('feeTable') },
      ]}
      text={typed}
      onType={setTyped}
      state={isFailed ? 'failed' : isSearching ? 'searching' : 'complete'}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
