import * as contract from '@saer/contract/legal/legal-document';
import { acceptLegal, findCurrentLegal, findRequiredLegal } from '@saer/contract/legal/legal-acceptance';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { accept, findRequired } from './acceptance/acceptance.ts';
import { findAcceptances, findCurrent } from './queries.ts';
import { previewTexts } from './text/fill-in.ts';
import { confirmVersion, withdrawVersion } from './versions/confirm-version.ts';
import {
  createDraft,
  removeDraft,
  updateDraft,
  readLegalVersion,
  readLegalVersions,
} from './versions/version.ts';

/** The terms and the privacy policy: their versions, and who accepted which. */
export function legalRoutes(app: FastifyInstance, { db, settings }: AppDependencies): void {
  mount(app, findCurrentLegal, async () =>
    (await findCurrent(db)).map((head) => ({ ...head, isDraft: head.state === 'DRAFT' })),
  );
  mountGuarded(app, findRequiredLegal, (_, { principal }) => findRequired(db, principal.accountId));
  mountGuarded(app, acceptLegal, ({ body }, { principal, language }) =>
    accept(db, principal.accountId, body.ids, language),
  );
  mountGuarded(app, contract.findLegalAcceptances, ({ query }) => findAcceptances(db, query.id));
  mountGuarded(app, contract.findLegalVersions, () => readLegalVersions(db));
  mountGuarded(app, contract.findLegalVersion, ({ query }) => readLegalVersion(db, query.id));
  mountGuarded(app, contract.createLegalDraft, ({ body }, { principal }) =>
    createDraft(db, principal, body.document),
  );
  mountGuarded(app, contract.updateLegalDraft, ({ body }, { principal }) => updateDraft(db, principal, body));
  mountGuarded(app, contract.removeLegalDraft, ({ query }, { principal }) =>
    removeDraft(db, principal, query.id),
  );
  mountGuarded(app, contract.previewLegal, ({ body }) => previewTexts(settings, body));
  mountGuarded(app, contract.confirmLegal, ({ body }, { principal }) =>
    confirmVersion(db, settings, principal, body),
  );
  mountGuarded(app, contract.withdrawLegal, ({ body }, { principal }) =>
    withdrawVersion(db, principal, body),
  );
}
