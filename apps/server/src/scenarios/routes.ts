import {
  createScenario,
  findScenario,
  pageScenarios,
  removeScenarios,
  renameScenario,
  updateScenario,
} from '@saer/contract/products/scenario';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { addScenario, deleteScenarios, editScenario, findScenarioPage, readScenario } from './queries.ts';

/** Routes for saved scenarios: those of a seller, for them and their sub-users. */
export function scenarioRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, pageScenarios, ({ query }, { principal }) =>
    findScenarioPage(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, findScenario, ({ query }, { principal }) => readScenario(db, principal, query.id));
  mountGuarded(app, createScenario, ({ body }, { principal }) => addScenario(db, principal, body));
  mountGuarded(app, updateScenario, ({ body: { id, version, ...values } }, { principal }) =>
    editScenario(db, principal, { id, version, values }),
  );
  mountGuarded(app, renameScenario, ({ body: { id, version, ...values } }, { principal }) =>
    editScenario(db, principal, { id, version, values }),
  );
  mountGuarded(app, removeScenarios, ({ query }, { principal }) => deleteScenarios(db, principal, query.id));
}
