import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../../domain/site/page-head.ts';

export const downloadHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Download Saer`),
  description: i18n._(
    msg`Saer as an app: install it from the browser, or download a release for your computer.`,
  ),
  siteName: i18n._(msg`Saer`),
});
