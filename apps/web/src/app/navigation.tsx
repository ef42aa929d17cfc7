import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useId, useRef } from 'react';
import { Logo } from '../components/logo.tsx';
import type { Role } from '@saer/contract/role';
import { type PageRegister, useNavGroups, usePageTitle } from './nav-groups.ts';
import { NavLinks } from './nav-links.tsx';

type Props = {
  readonly role: Role;
  readonly register: PageRegister;
};

/** Pages by group: a side bar, or a menu on a narrow screen. */
export function Navigation({ role, register }: Props) {
  const { t } = useLingui();
  const { groups } = useNavGroups(role, register);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const title = usePageTitle(path, register);
  return (
    <nav
      aria-label={t`Pages`}
      className="col-start-1 row-start-1 border-line bg-surface max-md:sticky max-md:top-0 max-md:z-20 lg:row-span-2 lg:border-e print:hidden"
    >
      <div className="hidden lg:sticky lg:top-0 lg:block lg:max-h-dvh lg:overflow-y-auto lg:pb-6">
        <a href="/" aria-label={t`Saer, home`} className="m-4 mb-6 block w-fit rounded-control">
          <Logo />
        </a>
        <div className="px-3">
          <NavLinks id={`${id}-bar`} groups={groups} />
        </div>
      </div>
      <div className="flex h-bar items-center border-b border-line ps-1 lg:hidden">
        <button
          type="button"
          popoverTarget={`${id}-menu`}
          className="flex min-h-control min-w-0 items-center gap-2.5 rounded-control px-3 text-base font-semibold text-ink hover:bg-hover"
        >
          <Menu aria-hidden className="size-5 shrink-0 text-muted" />
          <span className="sr-only">{t`All pages`}</span>
          <span className="line-clamp-2 text-start leading-5">{title ?? t`Menu`}</span>
        </button>
        <div
          ref={menu}
          id={`${id}-menu`}
          popover="auto"
          className="popover max-h-[min(75dvh,--spacing(160))] w-[calc(100vw_-_--spacing(4))] max-w-sm overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-3 text-ink shadow-raised"
        >
          <NavLinks id={`${id}-menu`} groups={groups} onGo={() => menu.current?.hidePopover()} />
        </div>
      </div>
    </nav>
  );
}
