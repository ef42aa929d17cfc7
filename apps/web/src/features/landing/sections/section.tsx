import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One thought of the page, under its own heading. */
export function Section({ id, title, lead, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="mx-auto max-w-6xl px-5 py-8 sm:px-8 sm:py-10">
      <div className="max-w-2xl">
        <h2
          id={`${id}-title`}
          className="text-2xl leading-snug font-semibold text-balance sm:text-3xl sm:leading-snug"
        >
          {title}
        </h2>
        {lead === undefined ? null : <p className="mt-2.5 text-base leading-7 text-muted">{lead}</p>}
      </div>
      <div className="mt-6">{children}</div>
    </section>
  );
}
