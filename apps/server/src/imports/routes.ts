import {
  findCategoryAnswers,
  removeCategoryAnswer,
  saveCategoryAnswer,
} from '@saer/contract/fees/category-words';
import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findBatch,
  findMapping,
  saveMapping,
  storeBatch,
  uploadProducts,
} from '@saer/contract/products/product-batch';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountUpload } from '../http/mounting/uploaded-file.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import {
  findSheetAnswers,
  removeAnswer,
  saveSheetAnswer,
  findColumnMapping,
  saveColumnMapping,
} from './answers/sheet-answers.ts';
import { addRows, saveBatch } from './batch/save-batch.ts';
import { cancelImport, rejectTooManyRows, startBatch } from './batch/lifecycle.ts';
import { uploadSheet } from './upload/upload-sheet.ts';
import { findProgress } from './queries.ts';

function batchRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, beginBatch, ({ body }, { principal, platform }) => {
    rejectTooManyRows(body.rows, platform, 'rows');
    return startBatch(db, principal.tenantId, body);
  });
  mountGuarded(app, findBatch, ({ query }, { principal }) => findProgress(db, principal.tenantId, query.key));
  mountGuarded(app, fillBatch, ({ body }, { principal }) => addRows(db, principal.tenantId, body));
  mountGuarded(app, storeBatch, ({ body }, { principal }) => saveBatch(db, principal, body.key));
  mountGuarded(app, cancelBatch, ({ query }, { principal }) =>
    cancelImport(db, principal.tenantId, query.key),
  );
}

function answerRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, findCategoryAnswers, (_, { principal }) => findSheetAnswers(db, principal.tenantId));
  mountGuarded(app, saveCategoryAnswer, ({ body }, { principal }) =>
    saveSheetAnswer(db, principal.tenantId, body),
  );
  mountGuarded(app, removeCategoryAnswer, ({ query }, { principal }) =>
    removeAnswer(db, principal.tenantId, query.term),
  );
}

export function importRoutes(app: FastifyInstance, db: Database): void {
  batchRoutes(app, db);
  answerRoutes(app, db);
  mountUpload(
    app,
    uploadProducts,
    { max: fileLimits.bytes, tooLarge: 'fileTooLarge' },
    async ({ query, file }, caller) => {
      const reply = await uploadSheet(app.files, caller, query, file);
      app.eventCounter.add('upload');
      return reply;
    },
  );
  mountGuarded(app, findMapping, ({ query }, { principal }) =>
    findColumnMapping(db, principal.tenantId, query.headers),
  );
  mountGuarded(app, saveMapping, ({ body: { headers, mapping, units = {}, ignored = [] } }, { principal }) =>
    saveColumnMapping(db, principal.tenantId, headers, { mapping, units, ignored }),
  );
}
