import { type ReactNode, useId } from 'react';
import { Card } from '../src/components/layout/card.tsx';

type Props = { readonly title: string; readonly children: ReactNode };

/** One kind of component, with its states in a row. */
export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        {title}
      </h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </Card>
  );
}
