import type { Problem } from '@saer/contract/error-reply';
import type { Fault } from '@saer/contract/fault';
import { maxBatchProblems } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import { timeSlice } from '../../http/time-slice.ts';
import { problemOf } from '../../http/error-reply.ts';

interface Listed {
  readonly problems: Problem[];
  /** How many there are beside these. */
  readonly more?: number;
}

/** The first problems of a sheet in words, and how many more there are. Other requests are let through meanwhile. */
export async function listUploadProblems(faults: readonly Fault[], language: Language): Promise<Listed> {
  const yieldToEventLoop = timeSlice();
  const problems: Problem[] = [];
  for (const fault of faults.slice(0, maxBatchProblems)) {
    problems.push(problemOf(fault, language));
    await yieldToEventLoop();
  }
  const more = faults.length - problems.length;
  return { problems, ...(more > 0 ? { more } : {}) };
}
