import {
  approveFeeProposal,
  createFeeProposal,
  findProposalImpact as proposalImpact,
  pageFeeProposals,
  previewChangesImpact,
  previewFeeProposal,
  rejectFeeProposal,
  reviewFeeProposal,
  withdrawFeeProposal,
} from '@saer/contract/publishing/fee-proposal';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findChangesImpact, findProposalImpact } from './changes/changes-impact.ts';
import { findProposals, reviewProposal } from './queries.ts';
import { proposalSteps } from './service.ts';

/** Routes for changes that hold for all sellers and wait for a second person. */
export function proposalRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  const { publishFeesAlone: mayAlone } = settings;
  const steps = proposalSteps(db, mayAlone);
  mountGuarded(app, pageFeeProposals, ({ query }) => findProposals(db, decodeFilter(query.filter)));
  mountGuarded(app, reviewFeeProposal, ({ query }, { principal }) =>
    reviewProposal(db, principal, query.id, mayAlone),
  );
  mountGuarded(app, previewFeeProposal, ({ body }, { principal }) => steps.preview(principal, body));
  mountGuarded(app, previewChangesImpact, ({ body }, { principal }, left) =>
    findChangesImpact(db, principal, body.changes, left()),
  );
  mountGuarded(app, proposalImpact, ({ query }, { principal }, left) =>
    findProposalImpact(db, principal, query.id, left()),
  );
  mountGuarded(app, createFeeProposal, ({ body }, { principal }) => steps.propose(principal, body));
  mountGuarded(app, approveFeeProposal, ({ body }, { principal }) => steps.approve(principal, body));
  mountGuarded(app, rejectFeeProposal, ({ body }, { principal }) => steps.reject(principal, body));
  mountGuarded(app, withdrawFeeProposal, ({ body }, { principal }) => steps.withdraw(principal, body));
}
