import type { QuoteReply } from '@saer/contract/quote';
import type { Statement } from '@saer/pricing/statement';
import type { Answer } from '../state/calculation.ts';

/** Whether the server came to the same statement as the browser, every line to the halala. */
export const agrees = ({ quote }: Answer, reply: QuoteReply): boolean => {
  const here: Statement = quote.final.statement;
  const there: Statement = reply.final.statement;
  return lineNames(here).every((line) => here[line] === there[line]);
};

const lineNames = (statement: Statement): readonly (keyof Statement)[] =>
  Object.keys(statement).filter((key): key is keyof Statement => key in statement);
