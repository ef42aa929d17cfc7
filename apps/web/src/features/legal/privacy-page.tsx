import { Trans } from '@lingui/react/macro';
import { DocumentPage } from './document-page.tsx';

/** The privacy policy. */
export function PrivacyPage() {
  return <DocumentPage title={<Trans>Privacy policy</Trans>} />;
}
