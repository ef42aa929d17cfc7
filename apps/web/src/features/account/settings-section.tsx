import { type ReactNode, useId } from 'react';

type Props = {
  /** The end of its address, by which the index leads here. */
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the settings: its description, and beside it, where there is room, what can be changed. */
export function SettingsSection({ id, title, intro, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="@container scroll-mt-6 border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0 max-md:scroll-mt-20"
    >
      <div className="grid items-start gap-x-10 gap-y-4 @2xl:grid-cols-[--spacing(60)_minmax(0,1fr)]">
        <div>
          <h2 id={titleId} className="text-base font-semibold text-ink">
            {title}
          </h2>
          {intro === undefined ? null : <p className="mt-1 max-w-prose text-sm text-muted">{intro}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
