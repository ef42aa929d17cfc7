import { useLingui } from '@lingui/react/macro';
import { matchesSearch } from '@saer/i18n/fold-arabic';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  FileSpreadsheet,
  type LucideIcon,
  Package,
  Store,
  Tag,
  UserRound,
  BookOpen,
  CircleQuestionMark,
  House,
  Languages,
  LogIn,
  LogOut,
  Monitor,
  Moon,
  Sun,
  Wrench,
} from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Command, CommandPalette } from '../../components/overlay/command-palette.tsx';
import { getName } from '../../domain/names/name.ts';
import {
  shortestSearch,
  thingsQuery,
  readRecent,
  remember,
  type Thing,
  type ThingKind,
} from '../../domain/search/queries.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCurrentUser, signOut } from '../../lib/session/session.ts';
import { takeTyped } from '../../lib/form/typed-ahead.ts';
import { useDebounced } from '../../lib/hooks/use-debounced.ts';
import {
  instructionPage,
  instructionTopics,
  type PublicPage,
  publicPageAddress,
} from '@saer/contract/site/public-pages';
import { toolIds, toolPage } from '@saer/contract/products/tools';
import { toolEntries } from '../../features/tools/registry.ts';
import { topicKeywords, topicTitles } from '../../domain/instructions/topic-titles.ts';
import { loginPath } from '../../lib/session/return-to.ts';
import { chooseTheme } from '../../lib/language/theme-choice.ts';
import { useChooseLanguage } from '../../lib/language/use-choose-language.ts';
import { adminPages } from '../admin-pages.tsx';
import { type RoutedPage, useNavGroups } from './nav-groups.ts';
import { pages } from '../pages.tsx';

interface PageCommand {
  readonly id: string;
  readonly title: string;
  /** Search terms for it, in any language. */
  readonly alsoCalled: string;
  readonly icon: LucideIcon;
  /** The page it opens; undefined: it does something instead. */
  readonly to?: RoutedPage;
  readonly run?: () => void;
  /** Offered once something is typed: there are many of its kind. */
  readonly isTypedFor?: boolean;
}

/** The pages and actions available everywhere to who is signed in. */
function usePageCommands(): readonly PageCommand[] {
  const { t, i18n } = useLingui();
  const chooseLanguage = useChooseLanguage();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { groups, palette } = useNavGroups(user?.role ?? 'ANONYMOUS_USER', { ...adminPages, ...pages });
  const language = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const goTo = (page: PublicPage) => () => location.assign(publicPageAddress(language, page));
  return [
    ...[...groups.flatMap(({ navItems }) => navItems), ...palette].map((page) => ({ id: page.to, ...page })),
    {
      id: 'home',
      title: t`Go to the home page`,
      alsoCalled: 'home الرئيسية',
      icon: House,
      run: () => location.assign('/'),
    },
    {
      id: 'instructions',
      title: t`Read the instructions`,
      alsoCalled: 'instructions help guide how تعليمات مساعدة دليل شرح طريقة الاستخدام',
      icon: CircleQuestionMark,
      run: goTo('/instructions'),
    },
    ...instructionTopics.map((topic) => {
      const title = i18n._(topicTitles[topic]);
      return {
        id: instructionPage(topic),
        title: t`Instructions: ${title}`,
        alsoCalled: topicKeywords[topic],
        icon: CircleQuestionMark,
        isTypedFor: true,
        run: goTo(instructionPage(topic)),
      };
    }),
    ...(user === undefined
      ? []
      : toolIds.map((tool) => {
          const title = i18n._(toolEntries[tool].title);
          return {
            id: toolPage(tool),
            title: t`Tool: ${title}`,
            alsoCalled: toolEntries[tool].alsoCalled,
            icon: Wrench,
            isTypedFor: true,
            run: () => void navigate({ to: '/user/tools/$tool', params: { tool } }),
          };
        })),
    {
      id: 'api',
      title: t`Read the API documentation`,
      alsoCalled: 'api docs توثيق',
      icon: BookOpen,
      run: () => location.assign('/v1/docs'),
    },
    {
      id: 'language',
      title: other === 'ar' ? t`Switch to Arabic` : t`Switch to English`,
      alsoCalled: 'language English العربية اللغة',
      icon: Languages,
      run: () => chooseLanguage(other),
    },
    {
      id: 'light',
      title: t`Light theme`,
      alsoCalled: 'theme light فاتح',
      icon: Sun,
      run: () => chooseTheme('light'),
    },
    {
      id: 'dark',
      title: t`Dark theme`,
      alsoCalled: 'theme dark داكن',
      icon: Moon,
      run: () => chooseTheme('dark'),
    },
    {
      id: 'system',
      title: t`Theme of the device`,
      alsoCalled: 'theme system auto النظام',
      icon: Monitor,
      run: () => chooseTheme('system'),
    },
    user === undefined
      ? {
          id: 'sign-in',
          title: t`Sign in`,
          alsoCalled: 'sign in login دخول تسجيل',
          icon: LogIn,
          run: () => location.assign(loginPath),
        }
      : {
          id: 'sign-out',
          title: t`Sign out`,
          alsoCalled: 'sign out logout خروج تسجيل',
          icon: LogOut,
          run: () => void signOut(),
        },
  ];
}

const icons: Readonly<Record<ThingKind, LucideIcon>> = {
  product: Package,
  category: Tag,
  store: Store,
  account: UserRound,
  feeTable: FileSpreadsheet,
};

const typingRestMs = 150;

/** Says whether every word typed occurs in a text, whatever its spelling. */
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
  const pageEntries = usePageCommands();
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
      title: getName(thing.name, language),
      about: getName(thing.about, language),
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
    return pageEntries.filter((page) => page.to === entry.key && found(page)).map(pageCommand);
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
        {
          id: 'pages',
          title: t`Pages and actions`,
          commands: others(pageEntries.filter(found).map(pageCommand)),
        },
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
