import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode };

/** Fields that answer one question, under a heading a screen reader can jump to. */
export function FormSection({ title, aside, children }: Props) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="isolate flex flex-col gap-4 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="text-base font-semibold text-ink">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
