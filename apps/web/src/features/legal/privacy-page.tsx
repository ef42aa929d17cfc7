import { Trans } from '@lingui/react/macro';
import { DocumentPage } from './document-page.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** The privacy policy. */
export function PrivacyPage() {
  return <DocumentPage title={<Trans>Privacy policy</Trans>} />;
}

export const privacyHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Privacy policy · Saer`),
  description: i18n._(
    msg`What Saer stores about you, for how long, with whom it is shared, and how to get or delete it.`,
  ),
  siteName: i18n._(msg`Saer`),
});
