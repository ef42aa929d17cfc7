import { memo, type ReactNode } from 'react';

type Props = {
  /** All that its content depends on: as long as these are the same, it is not rendered anew. */
  readonly parts: readonly unknown[];
  readonly render: () => ReactNode;
};

/** Content that renders anew only when one of its parts changes. */
export const RenderedOnce = memo(
  function RenderedOnce({ render }: Props) {
    return render();
  },
  (before, now) =>
    before.parts.length === now.parts.length &&
    before.parts.every((part, index) => Object.is(part, now.parts[index])),
);
