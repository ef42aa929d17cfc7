import { Trans } from '@lingui/react/macro';
import { DocumentPage } from './document-page.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** The terms of use. */
export function TermsPage() {
  return <DocumentPage title={<Trans>Terms of use</Trans>} />;
}

export const termsHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Terms of use · Saer`),
  description: i18n._(msg`The terms under which Saer may be used.`),
  siteName: i18n._(msg`Saer`),
});
