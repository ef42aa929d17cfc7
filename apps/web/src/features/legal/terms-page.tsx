import { Trans } from '@lingui/react/macro';
import { DocumentPage } from './document-page.tsx';

/** The terms of use. */
export function TermsPage() {
  return <DocumentPage title={<Trans>Terms of use</Trans>} />;
}
