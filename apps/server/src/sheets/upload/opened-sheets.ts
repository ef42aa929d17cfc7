import type { Fault } from '@saer/contract/fault';
import type { RefusedFile } from '@saer/spreadsheet/files/opened-file';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { AppError } from '../../http/app-error.ts';
import type { SentFile } from '../../http/sent-file.ts';
import { openInProcess } from '../reading/open-in-process.ts';

const megabyte = 1024 * 1024;

function refusal({ reason, details = {} }: RefusedFile): Fault {
  const { maximum } = details;
  const inMegabytes =
    reason === 'fileTooLarge' && typeof maximum === 'number'
      ? { maximum: Math.floor(maximum / megabyte) }
      : {};
  return { code: reason, field: 'file', details: { ...details, ...inMegabytes } };
}

/** The sheets of a file that anybody may have made; refuses it in words where it is none. */
export async function openedSheets({ bytes, name }: SentFile): Promise<readonly [Sheet, ...Sheet[]]> {
  const opened = await openInProcess(bytes, name);
  if (!opened.ok) throw new AppError(refusal(opened));
  const [first, ...others] = opened.sheets;
  if (first === undefined) throw new AppError({ code: 'empty', field: 'file' });
  return [first, ...others];
}
