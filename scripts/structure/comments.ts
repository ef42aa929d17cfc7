/** Rules for comments. */
import { type Rule, sources } from './sources.ts';

export const docCommentsBeginWithVerbOrNoun: Rule = () =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\/\*\*\s+(?:\*\s+)?(?:What|Whether|How|Of|Whoever) [^\n]*/g)].map(
      ([comment]) =>
        `${file}: ${comment} … begin with a verb or a noun: "Returns …", "Fields that differ between …".`,
    ),
  );
