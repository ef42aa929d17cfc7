import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';

type Props = { readonly title: string; readonly intro?: ReactNode; readonly children: ReactNode };

/** A section of the settings on its own surface. */
export function SettingsSection({ title, intro, children }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-lg font-semibold text-ink">
        {title}
      </h2>
      {intro === undefined ? null : <p className="mt-1 max-w-prose text-sm text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
