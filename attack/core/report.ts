import process from 'node:process';

/** One row of the final table: the check, its count, the worst value and the bound. */
export interface Finding {
  readonly check: string;
  readonly count: number;
  readonly worst: string;
  readonly bound: string;
  readonly isMiss: boolean;
  /** Printed below the table: failures and how to repeat them. */
  readonly details?: readonly string[];
}

const limit = 12;

/** A finding from a list of failures, which may be empty. */
export const noneOf = (check: string, count: number, failures: readonly string[]): Finding => ({
  check,
  count,
  worst: failures.length === 0 ? 'none' : `${failures.length} failed`,
  bound: 'none',
  isMiss: failures.length > 0,
  details:
    failures.length > limit
      ? [...failures.slice(0, limit), `… and ${failures.length - limit} more`]
      : failures,
});

/** A finding from a figure with an upper bound. */
export const atMost = (
  check: string,
  count: number,
  figure: number,
  bound: number,
  written: (figure: number) => string,
  details: readonly string[] = [],
): Finding => {
  const isMiss = !(figure <= bound);
  return { check, count, worst: written(figure), bound: `≤ ${written(bound)}`, isMiss, details };
};

export const milliseconds = (figure: number): string => `${Math.round(figure)} ms`;
export const megabytes = (figure: number): string => `${Math.round(figure)} MB`;
export const hundredths = (figure: number): string => figure.toFixed(2);
export const counted = (figure: number): string => figure.toLocaleString('en-US');

/** The quantile of sorted figures: 0.5 is the median. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table in Markdown, followed by the misses and their figures. */
export function printFindings(findings: readonly Finding[]): void {
  say('');
  say(row(['check', 'count', 'worst', 'bound', '']));
  say(row(['---', '---:', '---:', '---:', '---']));
  for (const { check, count, worst, bound, isMiss } of findings) {
    say(row([check, counted(count), worst, bound, isMiss ? '**miss**' : 'ok']));
  }
  for (const { check, details = [], isMiss } of findings) {
    if (details.length === 0) continue;
    say(`\n${isMiss ? 'MISS' : 'ok'}: ${check}`);
    for (const line of details) say(`  ${line}`);
  }
}
