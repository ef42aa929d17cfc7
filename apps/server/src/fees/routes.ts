import { feeBook } from '@saer/contract/fees/fee-book';
import { findFactorDoubts } from '@saer/contract/publishing/factor-doubt';
import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  returnFeeTable,
  saveRates as saveRatesEndpoint,
  submitFeeTable,
  withdrawFeeTable,
} from '@saer/contract/publishing/fee-version';
import {
  findRangeFactorVersions,
  publishRangeFactors,
  returnRangeFactors,
  saveRangeFactors,
  submitRangeFactors,
  withdrawRangeFactors,
} from '@saer/contract/publishing/range-factor-version';
import { lists as contract } from '@saer/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { mountCached } from '../http/mounting/cached-reply.ts';
import { mountEditing } from '../lists/editing/crud.ts';
import { secondPersonRule, withSecondPerson } from '../lists/editing/second-person.ts';
import { classCategoryEditing } from './classes/edit-class-categories.ts';
import { createClass, removeClasses, updateClass } from './classes/edit-class.ts';
import { replaceDraft } from './content/replace-content.ts';
import { serviceFee } from './lists.ts';
import { rangeFactorEditing, saveFactors } from './factors/edit-factors.ts';
import { findVersionDoubts } from './factors/factor-doubts.ts';
import { factorTransitions } from './factors/factor-transitions.ts';
import { findFactorVersions } from './factors/factor-versions.ts';
import { findWrittenFeeBook } from './queries.ts';
import { createRate, removeRates, updateRate, saveRates } from './rates/edit-rate.ts';
import { confirmAll } from './versions/confirm-table.ts';
import { findTableDoubts } from './versions/find-doubts.ts';
import { findVersion } from './versions/find-version.ts';
import { createTable, removeTables, updateTable } from './versions/edit-fee-table.ts';
import { exportVersion, readVersionFile } from './workbook/import-export.ts';
import { findPublishers } from './versions/two-person-rule.ts';
import { serviceFeeEditing } from './rates/edit-service-fee.ts';
import { today } from './versions/dates.ts';
import { publish, publishAlone, sendBack, submit, withdraw } from './versions/transitions.ts';

function versionRoutes(app: FastifyInstance, db: Database, mayPublishAlone: boolean): void {
  mountGuarded(app, exportFeeTable, ({ query }, { language }) => exportVersion(db, query.id, language));
  mountGuarded(app, readWorkbook, ({ body }, { language }) => readVersionFile(db, body, language));
  mountGuarded(app, findFeeVersion, ({ query }) => findVersion(db, query.id));
  mountGuarded(app, replaceContent, ({ body }, { principal }) => replaceDraft(db, principal, body));
  mountGuarded(app, saveRatesEndpoint, ({ body }, { principal }) => saveRates(db, principal, body));
  mountGuarded(app, submitFeeTable, ({ body }, { principal }) => submit(db, principal, body));
  mountGuarded(app, returnFeeTable, ({ body }, { principal }) => sendBack(db, principal, body));
  mountGuarded(app, publishFeeTable, ({ body }, { principal }) =>
    mayPublishAlone ? publishAlone(db, principal, body) : publish(db, principal, body),
  );
  mountGuarded(app, findFeePublishers, ({ query }) => findPublishers(db, query.id, mayPublishAlone));
  mountGuarded(app, findFeeDoubts, ({ query }) => findTableDoubts(db, query.id));
  mountGuarded(app, withdrawFeeTable, ({ body }, { principal }) => withdraw(db, principal, body));
  mountGuarded(app, confirmFeeTable, ({ body }, { principal }) => confirmAll(db, principal, body));
}

function factorRoutes(app: FastifyInstance, db: Database, mayPublishAlone: boolean): void {
  const steps = factorTransitions(db, mayPublishAlone);
  mountGuarded(app, findRangeFactorVersions, () => findFactorVersions(db, mayPublishAlone));
  mountGuarded(app, findFactorDoubts, ({ query }) => findVersionDoubts(db, query));
  mountGuarded(app, saveRangeFactors, ({ body }, { principal }) => saveFactors(db, principal, body));
  mountGuarded(app, submitRangeFactors, ({ body }, { principal }) => steps.submit(principal, body));
  mountGuarded(app, returnRangeFactors, ({ body }, { principal }) => steps.drop(principal, body));
  mountGuarded(app, publishRangeFactors, ({ body }, { principal }) => steps.publish(principal, body));
  mountGuarded(app, withdrawRangeFactors, ({ body }, { principal }) => steps.withdraw(principal, body));
}

export function feeRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  mountCached(app, feeBook, ({ on = today() }) => findWrittenFeeBook(db, on));
  mountEditing(app, db, contract.feeTable, {
    create: createTable,
    update: updateTable,
    remove: removeTables,
  });
  mountEditing(app, db, contract.classification, {
    create: createClass,
    update: updateClass,
    remove: removeClasses,
  });
  mountEditing(app, db, contract.referralRule, {
    create: createRate,
    update: updateRate,
    remove: removeRates,
  });
  mountEditing(app, db, contract.classificationCategory, classCategoryEditing);
  mountEditing(
    app,
    db,
    contract.serviceFee,
    withSecondPerson(serviceFee, serviceFeeEditing, secondPersonRule(settings.publishFeesAlone), {
      isWhole: true,
    }),
  );
  mountEditing(app, db, contract.rangeFactor, rangeFactorEditing);
  versionRoutes(app, db, settings.publishFeesAlone);
  factorRoutes(app, db, settings.publishFeesAlone);
}
