import type { PointerEvent, ReactNode } from 'react';
import { pointedShare, type Scale } from './scale.ts';

/** An axis of a drawing: its scale in per cent of the drawing, from the start and from the top. */
interface Axis {
  readonly scale: Scale;
  readonly ticks: readonly number[];
  readonly text: (value: number) => string;
}

interface Props {
  readonly x: Axis;
  readonly y: Axis;
  /** CSS width of the texts of the vertical axis. */
  readonly axisWidth: string;
  /** Class of the drawing's height. */
  readonly height: string;
  /** Called while a pointer moves over the drawing, with its place from the start to the end: 0 to 1. */
  readonly onPoint?: (share: number) => void;
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** A drawing between two axes, in reading direction. Figures are HTML: a mirrored drawing would turn them round. */
export function Plot({ x, y, axisWidth, height, onPoint, onLeave, children }: Props) {
  const onPointer = onPoint === undefined ? undefined : (event: PointerEvent) => onPoint(pointedShare(event));
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <div className="flex gap-2">
        <div className="relative shrink-0 text-xs text-muted" style={{ width: axisWidth }}>
          {y.ticks.map((tick) => (
            <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: `${y.scale(tick)}%` }}>
              <bdi dir="ltr">{y.text(tick)}</bdi>
            </span>
          ))}
        </div>
        <div
          className={`relative ${height} ${onPoint === undefined ? '' : 'touch-pan-y'} min-w-0 flex-1 overflow-hidden rounded-lg border border-line bg-field forced-color-adjust-none`}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={onLeave}
        >
          {children}
        </div>
      </div>
      <div
        className="relative h-4 text-xs text-muted"
        style={{ marginInlineStart: `calc(${axisWidth} + 0.5rem)` }}
      >
        {x.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
            style={{ insetInlineStart: `${Math.min(96, Math.max(3, x.scale(tick)))}%` }}
          >
            <bdi dir="ltr">{x.text(tick)}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}
