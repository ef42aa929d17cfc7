import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

export const feesHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Fees of noon and Amazon · Saer`),
  description: i18n._(
    msg`The commissions, fulfilment fees and size classes of noon and Amazon in Saudi Arabia, each with its source and date.`,
  ),
  siteName: i18n._(msg`Saer`),
});
