import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

export const instructionsHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Instructions · Saer`),
  description: i18n._(msg`How to price a product or a sheet of products with Saer, step by step.`),
  siteName: i18n._(msg`Saer`),
});
