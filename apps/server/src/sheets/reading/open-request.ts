import type { FileLimits } from '@saer/spreadsheet/files/file-limits';

/** What a process is asked to open. */
export interface OpenRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly limits: FileLimits;
}
