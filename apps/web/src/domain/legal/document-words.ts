import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LegalDocument } from '@saer/contract/legal/legal-states';

/** The names of the documents. */
export const documentWords: Readonly<Record<LegalDocument, MessageDescriptor>> = {
  TERMS: msg`Terms of use`,
  PRIVACY: msg`Privacy policy`,
};
