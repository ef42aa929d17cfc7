import type { ReactNode } from 'react';

type Props = {
  readonly title: ReactNode;
  /** One sentence on the picture; it says what those who do not see it need. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
};

/** A part of the product as it looks, with figures of the engine. */
export function PictureFrame({ title, caption, children }: Props) {
  return (
    <figure className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <div
        aria-hidden
        className="overflow-clip rounded-card border border-line bg-surface text-xs shadow-card"
      >
        <div className="flex gap-1.5 border-b border-line bg-hover px-4 py-2.5">
          <span className="size-2 rounded-full bg-line-strong" />
          <span className="size-2 rounded-full bg-line-strong" />
          <span className="size-2 rounded-full bg-line-strong" />
        </div>
        {children}
      </div>
      <figcaption className="mt-3">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-muted">{caption}</p>
      </figcaption>
    </figure>
  );
}
