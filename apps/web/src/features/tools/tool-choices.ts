import { type ListedTool, listedTools, toolGroupIds } from '@saer/contract/products/tools';
import * as z from 'zod/mini';
import { readStorage, writeStorage } from '../../lib/browser/storage.ts';

/** The tools that were marked in this browser, and those used last, the newest first. */
interface ToolChoices {
  readonly favourites: readonly ListedTool[];
  readonly recent: readonly ListedTool[];
}

const maxRecent = 6;
const isTool = (id: unknown): id is ListedTool =>
  toolGroupIds.flatMap(listedTools).some((tool) => tool === id);
const list = z.pipe(
  z.array(z.unknown()),
  z.transform((ids) => ids.filter(isTool)),
);
const stored = z.object({ favourites: list, recent: list });

/** Stored values can be changed by anyone at this browser: tools that do not exist are left out. */
export function readToolChoices(): ToolChoices {
  try {
    return stored.safeParse(JSON.parse(readStorage('tools') ?? '')).data ?? { favourites: [], recent: [] };
  } catch {
    return { favourites: [], recent: [] };
  }
}

const write = (choices: ToolChoices): ToolChoices => {
  writeStorage('tools', JSON.stringify(choices));
  return choices;
};

/** Marks a tool, or takes the mark away. */
export function toggleFavourite(tool: ListedTool): ToolChoices {
  const { favourites, recent } = readToolChoices();
  const others = favourites.filter((each) => each !== tool);
  return write({ recent, favourites: others.length < favourites.length ? others : [...favourites, tool] });
}

/** Puts a tool before the others that were used. */
export function noteUse(tool: ListedTool): void {
  const { favourites, recent } = readToolChoices();
  write({ favourites, recent: [tool, ...recent.filter((each) => each !== tool)].slice(0, maxRecent) });
}
