import { findAgreedOverrides } from '@saer/contract/fees/own-fees';
import {
  answerEvidenceConsent,
  confirmStatementEvidence,
  findStatementEvidence,
  findStatementRates,
  removeStatementRates,
  saveStatementRates,
  sendStatementEvidence,
} from '@saer/contract/statements/statement-rates';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import { confirmEvidence } from './evidence/confirm-evidence.ts';
import { findEvidence } from './evidence/find-evidence.ts';
import { findOwnFees } from './queries.ts';
import { answerConsent, readStatementRates, saveEvidence, stopUsingRates, useRates } from './service.ts';

/** Routes for commissions seen on statements: what sellers use, what they agree to send, and what admins see of it. */
export function statementRateRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, findAgreedOverrides, (_, { principal }) => findOwnFees(db, principal.tenantId));
  mountGuarded(app, findStatementRates, (_, { principal }) => readStatementRates(db, principal));
  mountGuarded(app, saveStatementRates, ({ body }, { principal }) => useRates(db, principal, body.rates));
  mountGuarded(app, removeStatementRates, (_, { principal }) => stopUsingRates(db, principal));
  mountGuarded(app, answerEvidenceConsent, ({ body }, { principal }) =>
    answerConsent(db, principal, body.given),
  );
  mountGuarded(app, sendStatementEvidence, ({ body }, { principal }) =>
    saveEvidence(db, principal, body.rates),
  );
  mountGuarded(app, findStatementEvidence, () => findEvidence(db));
  mountGuarded(app, confirmStatementEvidence, ({ body }, { principal }) =>
    confirmEvidence(db, principal, body),
  );
}
