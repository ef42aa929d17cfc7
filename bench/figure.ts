/** What a bench says at its end: one line a figure, beside its peer, with its aim. `bench/run.ts` collects them. */
import { appendFileSync } from 'node:fs';
import process from 'node:process';

export interface Figure {
  /** What was measured: `POST product/calculate, one product`. */
  readonly figure: string;
  /** With its unit: `6,120/s`. */
  readonly measured: string;
  /** What it stands beside, in the same run: `bare Fastify, 23,064/s`; `–` where the aim is a size or a count. */
  readonly peer: string;
  /** Of the two: `27 %`, `1.4 times`; `–` without a peer. */
  readonly ratio: string;
  /** `at least 25 %`. */
  readonly aim: string;
  readonly met: boolean;
}

/** A measured amount: the number compares, the text is printed. */
export interface Amount {
  readonly value: number;
  /** `/s`, ` ms`, ` KiB`: written after the number as it is. */
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

/** The larger the better: ours must reach this share of the peer's (0.25: a quarter). */
export const atLeastShare = (compared: Compared, share: number): Figure => {
  const ratio = compared.ours.value / compared.peer.value;
  return {
    ...beside(compared),
    ratio: `${(ratio * 100).toFixed(0)} %`,
    aim: `at least ${(share * 100).toFixed(0)} %`,
    met: ratio >= share,
  };
};

/** The smaller the better: ours must not pass so many times the peer's. */
export const atMostTimes = (compared: Compared, times: number): Figure => {
  const ratio = compared.ours.value / compared.peer.value;
  return {
    ...beside(compared),
    ratio: `${ratio.toFixed(2)} times`,
    aim: `at most ${times} times`,
    met: ratio <= times,
  };
};

/** The smaller the better, and the peer must need so many times ours. */
export const timesQuicker = (compared: Compared, times: number): Figure => {
  const ratio = compared.peer.value / compared.ours.value;
  return {
    ...beside(compared),
    ratio: `${ratio.toFixed(2)} times as quick`,
    aim: `at least ${times} times as quick`,
    met: ratio >= times,
  };
};

/** A size or a time that must not pass a limit; `peer`: what to hold it against, where something is. */
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

/** A rate or a score that must reach a limit; `peer`: what to hold it against, where something is. */
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

/** Prints the figure's line, and hands it to `bench/run.ts` where that started this bench. */
export function record(figure: Figure): void {
  const { figure: what, measured, peer, ratio, aim, met } = figure;
  console.log(`→ ${what}: ${measured} | ${peer} | ${ratio} | ${aim} | ${met ? 'met' : 'NOT MET'}`);
  const file = process.env['BENCH_FIGURES'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
