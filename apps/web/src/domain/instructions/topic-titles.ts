import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstructionTopic } from '@saer/contract/site/public-pages';

/** Titles of the instructions' topics. */
export const topicTitles: Readonly<Record<InstructionTopic, MessageDescriptor>> = {
  'first-price': msg`Your first price`,
  'size-classes': msg`Size classes and the three sides`,
  vat: msg`VAT, registered or not`,
  margin: msg`Margin of what?`,
  'gaps-and-dead-zones': msg`Prices that miss or earn less`,
  'ads-and-returns': msg`Ads, coupons, returns, storage`,
  sheet: msg`Pricing a spreadsheet`,
  'new-fees': msg`When fees change`,
  team: msg`Working as a team`,
  plans: msg`Plans and payment`,
  account: msg`Account and security`,
  desktop: msg`On your desktop`,
};
