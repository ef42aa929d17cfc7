import type { Problem } from '@saer/contract/error-reply';
import type { Fault } from '@saer/contract/fault';
import type { Language } from '@saer/i18n/locale';
import { breather } from '../../http/breather.ts';
import { problemOf } from '../../http/error-reply.ts';

/** More than anybody corrects before sending the file again; `rows` and `good` say how many rows are wrong in all. */
const maxProblems = 1_000;

/** The first problems of a sheet in words. Other requests are let through meanwhile. */
export async function toldProblems(faults: readonly Fault[], language: Language): Promise<Problem[]> {
  const breathe = breather();
  const problems: Problem[] = [];
  for (const fault of faults.slice(0, maxProblems)) {
    problems.push(problemOf(fault, language));
    await breathe();
  }
  return problems;
}
