import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** The words of the page's head. */
export const pricingHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Plans and prices · Saer`),
  description: i18n._(
    msg`What Saer costs by the month and by the year, VAT included, what a plan unlocks, and what stays free.`,
  ),
  siteName: i18n._(msg`Saer`),
});
