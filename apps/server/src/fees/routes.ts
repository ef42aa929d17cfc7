import type { Endpoint, nothing } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import {
  confirmFeeTable,
  exportFeeTable,
  findFeePublishers,
  findFeeVersion,
  publishFeeTable,
  readWorkbook,
  replaceContent,
  returnFeeTable,
  submitFeeTable,
  withdrawFeeTable,
} from '@saer/contract/fee-version';
import {
  findRangeFactorVersions,
  publishRangeFactors,
  returnRangeFactors,
  submitRangeFactors,
  withdrawRangeFactors,
} from '@saer/contract/range-factor-version';
import type { keysQuery } from '@saer/contract/list-query';
import { lists } from '@saer/contract/lists/all';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mount.ts';
import { mountWritten } from '../http/mount-written.ts';
import type { Actor } from '../lists/editing/rows.ts';
import type { Row } from '../lists/listing/relations.ts';
import { createClass, removeClasses, updateClass } from './classes/edit-class.ts';
import { replaceDraft } from './content/replace-content.ts';
import { factorSteps } from './factors/factor-steps.ts';
import { findFactorVersions } from './factors/factor-versions.ts';
import { findWrittenFeeBook } from './queries.ts';
import { createRate, removeRates, updateRate } from './rates/edit-rate.ts';
import { confirmAll } from './versions/confirm.ts';
import { findVersion } from './versions/find-version.ts';
import { createTable, removeTables, updateTable } from './versions/edit-table.ts';
import { exportVersion, readVersionFile } from './workbook/exchange.ts';
import { findPublishers } from './versions/find-publishers.ts';
import { today } from './versions/dates.ts';
import { publish, publishAlone, sendBack, submit, withdraw } from './versions/steps.ts';

type Reply = z.core.$ZodType;

/** What admins do with one of the lists that make up a fee table; each says of what it was sent. */
interface EditedList<C extends z.core.$ZodType, U extends z.core.$ZodType> {
  readonly create: Endpoint<typeof nothing, C, Reply, 'admin'>;
  readonly update: Endpoint<typeof nothing, U, Reply, 'admin'>;
  readonly remove: Endpoint<typeof keysQuery, typeof nothing, Reply, 'admin'>;
}

interface Keep<C extends z.core.$ZodType, U extends z.core.$ZodType> {
  readonly create: (db: Database, actor: Actor, sent: z.output<C>) => Promise<Row>;
  readonly update: (db: Database, actor: Actor, sent: z.output<U>) => Promise<Row>;
  readonly remove: (db: Database, actor: Actor, ids: readonly number[]) => Promise<{ removed: number[] }>;
}

function mountKept<C extends z.core.$ZodType, U extends z.core.$ZodType>(
  app: FastifyInstance,
  db: Database,
  list: EditedList<C, U>,
  keep: Keep<C, U>,
): void {
  mountGuarded(app, list.create, ({ body }, { principal }) => keep.create(db, principal, body));
  mountGuarded(app, list.update, ({ body }, { principal }) => keep.update(db, principal, body));
  mountGuarded(app, list.remove, ({ query }, { principal }) => keep.remove(db, principal, query.id));
}

function versionRoutes(app: FastifyInstance, db: Database, mayPublishAlone: boolean): void {
  mountGuarded(app, exportFeeTable, ({ query }, { language }) => exportVersion(db, query.id, language));
  mountGuarded(app, readWorkbook, ({ body }, { language }) => readVersionFile(db, body, language));
  mountGuarded(app, findFeeVersion, ({ query }) => findVersion(db, query.id));
  mountGuarded(app, replaceContent, ({ body }, { principal }) => replaceDraft(db, principal, body));
  mountGuarded(app, submitFeeTable, ({ body }, { principal }) => submit(db, principal, body));
  mountGuarded(app, returnFeeTable, ({ body }, { principal }) => sendBack(db, principal, body));
  mountGuarded(app, publishFeeTable, ({ body }, { principal }) =>
    mayPublishAlone ? publishAlone(db, principal, body) : publish(db, principal, body),
  );
  mountGuarded(app, findFeePublishers, ({ query }) => findPublishers(db, query.id, mayPublishAlone));
  mountGuarded(app, withdrawFeeTable, ({ body }, { principal }) => withdraw(db, principal, body));
  mountGuarded(app, confirmFeeTable, ({ body }, { principal }) => confirmAll(db, principal, body));
}

function factorRoutes(app: FastifyInstance, db: Database, mayPublishAlone: boolean): void {
  const steps = factorSteps(db, mayPublishAlone);
  mountGuarded(app, findRangeFactorVersions, () => findFactorVersions(db, mayPublishAlone));
  mountGuarded(app, submitRangeFactors, ({ body }, { principal }) => steps.submit(principal, body));
  mountGuarded(app, returnRangeFactors, ({ body }, { principal }) => steps.drop(principal, body));
  mountGuarded(app, publishRangeFactors, ({ body }, { principal }) => steps.publish(principal, body));
  mountGuarded(app, withdrawRangeFactors, ({ body }, { principal }) => steps.withdraw(principal, body));
}

const { feeTable, classification, referralRule } = lists;

export function feeRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  mountWritten(app, feeBook, ({ on = today() }) => findWrittenFeeBook(db, on));
  mountKept(app, db, feeTable, { create: createTable, update: updateTable, remove: removeTables });
  mountKept(app, db, classification, { create: createClass, update: updateClass, remove: removeClasses });
  mountKept(app, db, referralRule, { create: createRate, update: updateRate, remove: removeRates });
  versionRoutes(app, db, settings.publishFeesAlone);
  factorRoutes(app, db, settings.publishFeesAlone);
}
