import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';

type Props = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly defaultExpanded?: boolean;
};

/** A part that can be folded away. */
export function Disclosure({ title, children, level = 3, ...state }: Props) {
  return (
    <AriaDisclosure {...state} className="group">
      <Heading level={level}>
        <Button
          slot="trigger"
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-start text-sm font-medium text-ink"
        >
          {title}
          <ChevronDown
            aria-hidden
            className="size-4 shrink-0 text-muted transition-transform group-data-expanded:rotate-180"
          />
        </Button>
      </Heading>
      <DisclosurePanel>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
