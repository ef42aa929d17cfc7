import {
  answerClaimsConsent,
  clearStatementClaims,
  findStatementClaims,
  mergeStatementClaims,
} from '@saer/contract/statements/statement-claim';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import { readClaims, answerClaimConsent, clearClaims, mergeClaims } from './queries.ts';

/** Routes for claims from statements: stored with the account of a seller who agreed to it, for them and their sub-users. */
export function statementClaimRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, findStatementClaims, (_, { principal }) => readClaims(db, principal.tenantId));
  mountGuarded(app, mergeStatementClaims, ({ body }, { principal }) => mergeClaims(db, principal, body));
  mountGuarded(app, clearStatementClaims, (_, { principal }) => clearClaims(db, principal));
  mountGuarded(app, answerClaimsConsent, ({ body }, { principal }) =>
    answerClaimConsent(db, principal, body.given),
  );
}
