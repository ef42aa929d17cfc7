/** The server as it is built: `program.js` beside this file, loaded with its code cache. */
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import type * as server from '../run-server.ts';
import { loadProgram } from './load-program.ts';

const { program, saveCodeCache } = loadProgram<typeof server>(
  path.join(import.meta.dirname, 'program.js'),
  getCompileCacheDir(),
);
await program.runServer();
saveCodeCache();
