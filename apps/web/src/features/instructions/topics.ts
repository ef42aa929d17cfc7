import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstructionTopic } from '@saer/contract/site/public-pages';
import type { Topic } from './topic.ts';
import { account, team, plans } from './topics/account.ts';
import { adsAndReturns } from './topics/ads-and-returns.tsx';
import { desktop } from './topics/desktop.ts';
import { firstPrice } from './topics/first-price.tsx';
import { gapsAndDeadZones } from './topics/gaps-and-dead-zones.tsx';
import { margin } from './topics/margin.tsx';
import { newFees } from './topics/new-fees.ts';
import { sheet } from './topics/sheet.tsx';
import { sizeClasses } from './topics/size-classes.tsx';
import { vat } from './topics/vat.ts';

export const topics: Readonly<Record<InstructionTopic, Topic>> = {
  'first-price': firstPrice,
  'size-classes': sizeClasses,
  vat,
  margin,
  'gaps-and-dead-zones': gapsAndDeadZones,
  'ads-and-returns': adsAndReturns,
  sheet,
  'new-fees': newFees,
  team,
  plans,
  account,
  desktop,
};

interface TopicGroup {
  readonly title: MessageDescriptor;
  readonly topics: readonly InstructionTopic[];
}

/** The topics as the index shows them, in the order of the contract's list. */
export const topicGroups: readonly TopicGroup[] = [
  { title: msg`Start here`, topics: ['first-price'] },
  {
    title: msg`Understand a price`,
    topics: ['size-classes', 'vat', 'margin', 'gaps-and-dead-zones', 'ads-and-returns'],
  },
  { title: msg`Many products`, topics: ['sheet', 'new-fees'] },
  { title: msg`Your account`, topics: ['team', 'plans', 'account', 'desktop'] },
];
