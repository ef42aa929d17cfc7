import { acceptLegal, findCurrentLegal, findRequiredLegal } from '@saer/contract/legal-acceptance';
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
} from '@saer/contract/legal-document';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the terms and privacy policy endpoints. */
export const legalGroups: readonly EndpointGroup[] = [
  {
    id: 'legal',
    title: /*i18n*/ { id: 'docs.legal', message: 'Terms and privacy policy' },
    endpoints: [
      [
        findCurrentLegal,
        /*i18n*/ {
          id: 'docs.legal.current',
          message:
            'The versions of today. A registration that names them in `acceptedVersions` proves what its form showed; `isDraft` says that no version has been confirmed yet.',
        },
      ],
      [
        findRequiredLegal,
        /*i18n*/ {
          id: 'docs.legal.required',
          message:
            'What the caller has yet to accept, with what changed. As long as the list is not empty, reading and removing stay open; other changes answer `acceptanceNeeded`, except those of the own sign-in, account and subscription.',
        },
      ],
      [
        acceptLegal,
        /*i18n*/ {
          id: 'docs.legal.accept',
          message:
            'Accepts versions by their `id`. One that is not in force, as when the next one came into force meanwhile, answers `termsChanged`. Accepting again changes nothing.',
        },
      ],
      [
        findLegalVersions,
        /*i18n*/ {
          id: 'docs.legal.versions',
          message: 'Drafts, confirmed and superseded versions, and how many accounts accepted each.',
        },
      ],
      [
        findLegalVersion,
        /*i18n*/ {
          id: 'docs.legal.version',
          message: 'One version with its Arabic and its English text, in restricted Markdown.',
        },
      ],
      [
        createLegalDraft,
        /*i18n*/ {
          id: 'docs.legal.create',
          message:
            'A document has one draft at a time: where there is one, the answer is `versionStateChanged`.',
        },
      ],
      [
        updateLegalDraft,
        /*i18n*/ {
          id: 'docs.legal.update',
          message:
            'Markdown: headings (`##`, `###`), paragraphs, lists of one level, tables, bold, italics and links. HTML stays text. The placeholders “company” and “processors”, in double braces, are filled in from the settings; what stands in double square brackets is a blank.',
        },
      ],
      [
        removeLegalDraft,
        /*i18n*/ {
          id: 'docs.legal.remove',
          message:
            'A draft that is the only text of its document, or that somebody accepted, stays (`lastVersion`).',
        },
      ],
      [
        previewLegal,
        /*i18n*/ {
          id: 'docs.legal.preview',
          message: 'The texts as blocks, with placeholders filled in, and the blanks that are left.',
        },
      ],
      [
        confirmLegal,
        /*i18n*/ {
          id: 'docs.legal.confirm',
          message:
            'In force from `effectiveFrom` on, today at the earliest. Both texts need the same sections and no blanks, and a version that asks for acceptance says what changed.',
        },
      ],
      [
        withdrawLegal,
        /*i18n*/ {
          id: 'docs.legal.withdraw',
          message: 'From confirmed back to draft, as long as its day has not come.',
        },
      ],
      [
        findLegalAcceptances,
        /*i18n*/ {
          id: 'docs.legal.acceptance',
          message:
            'What the account with this `id` accepted, when, in which language, and the hash of the texts.',
        },
      ],
    ],
  },
];
