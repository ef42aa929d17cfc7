/** The process in which files are opened: what goes wrong with one ends this process, not the server. */
import process from 'node:process';
import { openFile } from '@saer/spreadsheet/files/open-file';
import type { OpenRequest } from './open-request.ts';
import { packed } from './packed-file.ts';

process.on('message', ({ bytes, fileName, limits }: OpenRequest) => {
  void openFile(bytes, fileName, limits).then((opened) => process.send?.(packed(opened)));
});
