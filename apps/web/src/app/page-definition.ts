import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Access } from '@saer/contract/api/access';
import type { Role } from '@saer/contract/api/role';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageFeature } from '../lib/language/message-loaders.ts';
import type { Opening } from './restore-calculation.ts';
import type { Title } from './shell/title.ts';

/** Headings of the navigation, in this order. */
export const navGroupTitles = {
  first: undefined,
  prices: msg`Products and prices`,
  lists: msg`Lists`,
  fees: msg`Fees`,
  people: msg`Users and history`,
  account: msg`Account`,
} as const satisfies Record<string, MessageDescriptor | undefined>;

export type NavGroupId = keyof typeof navGroupTitles;

/** Says how people find a page: in the navigation and the command palette. */
export interface NavEntry {
  /** `palette`: one step of another page, found by typing only. */
  readonly group: NavGroupId | 'palette';
  /** Where it differs from the page's title. */
  readonly title?: MessageDescriptor;
  /** Other words a person may type for it, in any language. */
  readonly alsoCalled: string;
  readonly icon: LucideIcon;
  /** Roles that are led there, where others may open it too. */
  readonly audience?: Access | readonly Role[];
}

export interface PageDefinition {
  /** Title of the document, passed to the component too. */
  readonly title: Title;
  readonly component: ComponentType<{ readonly title: string }>;
  /** Messages loaded before the page shows. */
  readonly messages: readonly MessageFeature[];
  /** Chunks fetched beside the messages. */
  readonly preload?: () => Promise<unknown>;
  readonly beforeLoad?: (opening: Opening) => void;
  /** The page with the same of all sellers, where an admin is redirected to. */
  readonly adminPage?: string;
  readonly nav?: NavEntry;
}
