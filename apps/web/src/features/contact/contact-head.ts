import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

export const contactHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Contact us · Saer`),
  description: i18n._(msg`Write to us about Saer: questions, problems, ideas.`),
  siteName: i18n._(msg`Saer`),
});
