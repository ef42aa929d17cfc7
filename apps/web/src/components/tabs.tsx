import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

type Page = { readonly id: string; readonly title: ReactNode; readonly content: ReactNode };

type Props = { readonly label: string; readonly pages: readonly Page[] };

/** Views of one thing, one at a time. */
export function Tabs({ label, pages }: Props) {
  return (
    <AriaTabs className="flex flex-col gap-4">
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {pages.map(({ id, title }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap text-muted transition-colors -outline-offset-2 data-hovered:text-ink data-selected:border-brand data-selected:font-medium data-selected:text-brand-strong"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {pages.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
