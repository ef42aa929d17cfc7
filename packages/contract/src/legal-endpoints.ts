import type { Endpoint } from './endpoint.ts';
import { acceptLegal, findCurrentLegal, findRequiredLegal } from './legal-acceptance.ts';
import {
  confirmLegal,
  createLegalDraft,
  findLegalAcceptances,
  findLegalVersion,
  findLegalVersions,
  previewLegal,
  removeLegalDraft,
  updateLegalDraft,
  withdrawLegal,
} from './legal-document.ts';

/** The endpoints for the terms and the privacy policy, in the order of the documentation. */
export const legalEndpoints: readonly Endpoint[] = [
  findCurrentLegal,
  findRequiredLegal,
  acceptLegal,
  findLegalVersions,
  findLegalVersion,
  createLegalDraft,
  updateLegalDraft,
  removeLegalDraft,
  previewLegal,
  confirmLegal,
  withdrawLegal,
  findLegalAcceptances,
];
