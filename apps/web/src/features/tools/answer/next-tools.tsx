import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ComponentType, type ReactNode } from 'react';
import { toolEntries } from '../registry.ts';
import type { NextTool } from '../fields/tool-link.ts';

/** Says how a page links to tools and to the calculator. */
export interface ToolLinks {
  /** Undefined: the tool cannot be reached from here. */
  readonly addressOf: (next: NextTool) => string | undefined;
  readonly Link: ComponentType<{
    /** With what the link carries. */
    readonly to: string;
    readonly className: string;
    readonly children: ReactNode;
  }>;
}

interface Props {
  readonly next: readonly NextTool[];
  readonly links: ToolLinks;
}

const chip =
  'inline-flex min-h-control items-center gap-2 rounded-control border border-line bg-surface px-3 py-1.5 text-sm font-medium text-ink transition-colors hover:bg-hover';

/** The tools that go on with these numbers. */
export function NextTools({ next, links: { addressOf, Link } }: Props) {
  const { _ } = useLingui();
  const { t } = useMacro();
  const reachable = next.flatMap((link) => {
    const to = addressOf(link);
    return to === undefined ? [] : [{ tool: link.tool, to }];
  });
  if (reachable.length === 0) return null;
  return (
    <nav aria-label={t`Take these numbers to`} className="flex flex-col gap-2 px-1 print:hidden">
      <h2 className="text-sm text-muted">
        <Trans>Take these numbers to</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {reachable.map(({ tool, to }) => (
          <li key={tool}>
            <Link to={to} className={chip}>
              {tool === 'calculator' ? t`Calculator` : _(toolEntries[tool].title)}
              <ArrowRight aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
