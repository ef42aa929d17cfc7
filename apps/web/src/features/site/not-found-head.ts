import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

export const notFoundHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Page not found · Saer`),
  description: i18n._(msg`There is no page at this address.`),
  siteName: i18n._(msg`Saer`),
});
