import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Side } from './side.tsx';

type Sides = readonly [number, number, number];

interface Props {
  /** Length, width and height in millimetres. */
  readonly sides: Sides;
  /** Another box, dashed around or inside the first, with its name. */
  readonly other?: { readonly sides: Sides; readonly name: ReactNode };
  readonly name?: ReactNode;
}

const WIDTH = 260;
const HEIGHT = 170;
/** Thinner boxes are drawn this thick. */
const THINNEST = 5;
/** Says how far back the depth runs, across and up. */
const ACROSS = 0.5;
const UP = 0.36;
const MARGIN = 8;

const strokes = ['stroke-part-referral', 'stroke-part-vat', 'stroke-part-profit'] as const;

/** The scale at which boxes fit into the picture. */
function scaleFor(boxes: readonly Sides[]): number {
  const across = Math.max(...boxes.map(([length, width]) => length + width * ACROSS));
  const up = Math.max(...boxes.map(([, width, height]) => height + width * UP));
  return Math.min((WIDTH - 2 * MARGIN) / across, (HEIGHT - 2 * MARGIN) / up);
}

interface Corners {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly backX: number;
  readonly backY: number;
}

function getCorners([length, width, height]: Sides, scale: number): Corners {
  const drawn = (side: number): number => Math.max(THINNEST, side * scale);
  const [left, bottom] = [MARGIN, HEIGHT - MARGIN];
  return {
    left,
    bottom,
    right: left + drawn(length),
    top: bottom - drawn(height),
    backX: drawn(width) * ACROSS,
    backY: -drawn(width) * UP,
  };
}

const getFront = ({ left, right, top, bottom }: Corners): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;
const getTop = ({ left, right, top, backX, backY }: Corners): string =>
  `M${left} ${top}l${backX} ${backY}H${right + backX}L${right} ${top}Z`;
const getSide = ({ right, top, bottom, backX, backY }: Corners): string =>
  `M${right} ${top}l${backX} ${backY}V${bottom + backY}L${right} ${bottom}Z`;

/** The edges that a box's length, width and height are named by. */
const getEdges = ({ left, right, top, bottom, backX, backY }: Corners): readonly string[] => [
  `M${left} ${bottom}H${right}`,
  `M${right} ${bottom}l${backX} ${backY}`,
  `M${left} ${top}V${bottom}`,
];

/** A parcel to scale, its sides named beside it. Drawn without text, which a right-to-left page would mirror. */
export function BoxPicture({ sides, other, name }: Props) {
  const scale = scaleFor(other === undefined ? [sides] : [sides, other.sides]);
  const box = getCorners(sides, scale);
  const ghost = other === undefined ? undefined : getCorners(other.sides, scale);
  const names = [
    <Trans key="length">Length</Trans>,
    <Trans key="width">Width</Trans>,
    <Trans key="height">Height</Trans>,
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full max-w-56 rtl:-scale-x-100 forced-color-adjust-none"
      >
        <path d={getFront(box)} className="fill-surface" />
        <path d={getTop(box)} className="fill-hover" />
        <path d={getSide(box)} className="fill-canvas" />
        {ghost === undefined
          ? null
          : [getFront(ghost), getTop(ghost), getSide(ghost)].map((path) => (
              <path
                key={path}
                d={path}
                fill="none"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                strokeLinejoin="round"
                className="stroke-danger"
              />
            ))}
        <path
          d={`${getFront(box)}${getTop(box)}${getSide(box)}`}
          fill="none"
          className="stroke-ink"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        {getEdges(box).map((path, index) => (
          <path
            key={path}
            d={path}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className={strokes[index]}
          />
        ))}
      </svg>
      <div className="flex flex-col gap-1.5 text-sm">
        {name === undefined ? null : <p className="font-medium">{name}</p>}
        <ul className="flex flex-col gap-1.5">
          {sides.map((side, index) => (
            <li key={strokes[index]} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5 forced-color-adjust-none">
                <path d="M2 2H18" strokeWidth="4" strokeLinecap="round" className={strokes[index]} />
              </svg>
              <span className="text-muted">{names[index]}</span>
              <Side millimetres={side} />
              {other === undefined || other.sides[index] === side ? null : (
                <span className="text-danger">
                  (<Side millimetres={other.sides[index] ?? 0} />)
                </span>
              )}
            </li>
          ))}
        </ul>
        {other === undefined ? null : (
          <p className="flex items-center gap-2 text-xs text-danger">
            <svg aria-hidden viewBox="0 0 20 4" className="h-1 w-5 forced-color-adjust-none">
              <path d="M0 2H20" strokeWidth="2" strokeDasharray="4 3" className="stroke-danger" />
            </svg>
            {other.name}
          </p>
        )}
      </div>
    </div>
  );
}
