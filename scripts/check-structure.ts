/** Checks the rules of docs/map.md; each message says where the code belongs. */
import process from 'node:process';
import * as comments from './structure/comments.ts';
import * as files from './structure/files.ts';
import * as graph from './structure/graph.ts';
import * as layers from './structure/layers.ts';
import * as look from './structure/look.ts';
import * as naming from './structure/naming.ts';
import * as pricing from './structure/pricing.ts';
import * as server from './structure/server.ts';
import { sources } from './structure/sources.ts';
import * as specification from './structure/specification.ts';
import * as web from './structure/web.ts';

const rules = {
  ...naming,
  ...graph,
  ...layers,
  ...look,
  ...pricing,
  ...server,
  ...web,
  ...files,
  ...comments,
  ...specification,
};

const violations = Object.entries(rules).flatMap(([name, rule]) => rule().map((text) => `${name}: ${text}`));
for (const violation of violations) console.error(violation);
console.log(`${Object.keys(rules).length} rules over ${sources.length} files, ${violations.length} broken`);
process.exit(violations.length === 0 ? 0 : 1);
