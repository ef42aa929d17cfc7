import { toolGroupOf, type ToolId, toolIds } from '@saer/contract/products/tools';
import { useLingui } from '@lingui/react';
import { useLoaderData } from '@tanstack/react-router';
import { toolEntries } from '../features/tools/registry.ts';
import { ToolPage } from '../features/tools/tool-page.tsx';
import type { Tool } from '../features/tools/tool.ts';
import { loadMessages } from '../lib/language/language.ts';
import { usePageTitle } from './shell/title.ts';

interface OpenedTool {
  readonly id: ToolId;
  readonly tool: Tool;
}

/** Fetches a tool with its words; undefined if there is none of that name. */
export async function openTool(name: string): Promise<OpenedTool | undefined> {
  const id = toolIds.find((each) => each === name);
  if (id === undefined) return undefined;
  const [{ tool }] = await Promise.all([
    toolEntries[id].load(),
    loadMessages('tools'),
    loadMessages(`tools-${toolGroupOf(id)}`),
    loadMessages('errors'),
  ]);
  return { id, tool };
}

/** The page of the tool that the address names. */
export function ToolRoutePage() {
  const { id, tool } = useLoaderData({ from: '/app/user/tools/$tool' });
  const { _ } = useLingui();
  usePageTitle(_(toolEntries[id].title));
  return <ToolPage key={id} id={id} tool={tool} />;
}
