/** The thread in which files are opened: what goes wrong with one ends the thread, not the server. */
import { parentPort } from 'node:worker_threads';
import { openFile } from '@saer/spreadsheet/files/open-file';
import type { OpenRequest } from './open-request.ts';

parentPort?.on('message', ({ bytes, fileName, limits }: OpenRequest) => {
  void openFile(bytes, fileName, limits).then((opened) => parentPort?.postMessage(opened, []));
});
