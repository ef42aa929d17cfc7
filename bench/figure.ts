/** Reports a bench's figures: one line per figure, with its peer and its target. `bench/run.ts` collects them. */
import { appendFileSync } from 'node:fs';
import process from 'node:process';

export interface Figure {
  /** The measurement: `POST product/calculate, one product`. */
  readonly figure: string;
  /** Includes its unit: `6,120/s`. */
  readonly measured: string;
  /** Its peer in the same run: `bare Fastify, 23,064/s`; `–` if the target is a size or a count. */
  readonly peer: string;
  /** The ratio of the two: `27 %`, `1.4 times`; `–` without a peer. */
  readonly ratio: string;
  /** `at least 25 %`. */
  readonly aim: string;
  readonly met: boolean;
}

/** A measurement: the number is compared, the text is printed. */
export interface Amount {
  readonly value: number;
  /** `/s`, ` ms`, ` KiB`: appended to the number. */
  readonly unit: string;
}

const digits = (value: number): number => (value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2);

export const formatFigure = ({ value, unit }: Amount): string =>
  `${value.toLocaleString('en', { maximumFractionDigits: digits(value) })}${unit}`;

interface Compared {
  readonly figure: string;
  readonly ours: Amount;
  readonly peer: Amount & { readonly name: string };
}

const beside = ({ figure, ours, peer }: Compared) => ({
  figure,
  measured: formatFigure(ours),
  peer: `${peer.name}, ${formatFigure(peer)}`,
});

/** Higher is better: ours must reach this share of the peer's (0.25: a quarter). */
export const atLeastShare = (compared: Compared, share: number): Figure => {
  const ratio = compared.ours.value / compared.peer.value;
  return {
    ...beside(compared),
    ratio: `${(ratio * 100).toFixed(0)} %`,
    aim: `at least ${(share * 100).toFixed(0)} %`,
    met: ratio >= share,
  };
};

/** Lower is better: ours must not exceed the peer's times this factor. */
export const atMostTimes = (compared: Compared, times: number): Figure => {
  const ratio = compared.ours.value / compared.peer.value;
  return {
    ...beside(compared),
    ratio: `${ratio.toFixed(2)} times`,
    aim: `at most ${times} times`,
    met: ratio <= times,
  };
};

/** Lower is better, and the peer must need this many times ours. */
export const timesQuicker = (compared: Compared, times: number): Figure => {
  const ratio = compared.peer.value / compared.ours.value;
  return {
    ...beside(compared),
    ratio: `${ratio.toFixed(2)} times as quick`,
    aim: `at least ${times} times as quick`,
    met: ratio >= times,
  };
};

/** A size or a time with an upper limit; `peer` is what to compare it with, if anything. */
export const atMost = (
  figure: string,
  ours: Amount,
  limit: number,
  peer?: Amount & { readonly name: string },
): Figure => ({
  figure,
  measured: formatFigure(ours),
  peer: peer === undefined ? '–' : `${peer.name}, ${formatFigure(peer)}`,
  ratio: peer === undefined ? '–' : `${(ours.value / peer.value).toFixed(2)} times`,
  aim: `at most ${formatFigure({ value: limit, unit: ours.unit })}`,
  met: ours.value <= limit,
});

/** A rate or a score with a lower limit; `peer` is what to compare it with, if anything. */
export const atLeast = (
  figure: string,
  ours: Amount,
  limit: number,
  peer?: Amount & { readonly name: string },
): Figure => ({
  ...atMost(figure, ours, limit, peer),
  aim: `at least ${formatFigure({ value: limit, unit: ours.unit })}`,
  met: ours.value >= limit,
});

/** Prints the figure's line and passes it to `bench/run.ts` if that started this bench. */
export function record(figure: Figure): void {
  const { figure: what, measured, peer, ratio, aim, met } = figure;
  console.log(`→ ${what}: ${measured} | ${peer} | ${ratio} | ${aim} | ${met ? 'met' : 'NOT MET'}`);
  const file = process.env['BENCH_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
