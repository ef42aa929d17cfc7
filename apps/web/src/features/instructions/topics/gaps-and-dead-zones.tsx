import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { cheapProduct, exampleLink, type DrawnZone } from '../figures.ts';
import type { Part, Topic } from '../topic.ts';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';

/** Share of the height above and below the line. */
const margin = 0.12;

/** Profit against price around a dead zone. Drawn without text, which a right-to-left page would mirror. */
function ZoneDrawing({ zone, points }: DrawnZone) {
  const prices = points.map(({ price }) => price);
  const profits = points.map(({ profit }) => profit);
  const [from, to] = [Math.min(...prices), Math.max(...prices)];
  const [low, high] = [Math.min(...profits), Math.max(...profits)];
  const x = (price: number): number => ((price - from) / (to - from)) * 100;
  const y = (profit: number): number =>
    100 * (1 - margin - ((profit - low) / (high - low)) * (1 - 2 * margin));
  const line = points.map(({ price, profit }) => `${x(price).toFixed(2)} ${y(profit).toFixed(2)}`).join(' L');
  const peak = points.find(({ price }) => price === zone.earnsMoreAt)?.profit ?? high;
  return (
    <figure className="max-w-2xl rounded-card border border-line bg-surface p-card">
      <p className="mb-2 text-xs text-muted">
        <Trans>Profit from one piece</Trans>
      </p>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="h-44 w-full border-b border-edge rtl:-scale-x-100"
      >
        <rect
          x={x(zone.earnsMoreAt)}
          width={x(zone.last) - x(zone.earnsMoreAt)}
          height="100"
          className="fill-warning-soft"
        />
        <path
          d={`M${x(zone.earnsMoreAt)} ${y(peak)}H${x(zone.last)}`}
          className="stroke-warning"
          strokeDasharray="4 4"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${line}`}
          fill="none"
          className="stroke-brand"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="relative h-6 text-xs text-muted">
        {[zone.earnsMoreAt, zone.last].map((price) => (
          <span
            key={price}
            className="absolute top-1.5 -translate-x-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${x(price)}%` }}
          >
            <Money halalas={price} />
          </span>
        ))}
      </div>
      <figcaption className="mt-2 text-sm text-muted">
        <Trans>In the shaded range a higher price earns less than the price at its beginning.</Trans>
      </figcaption>
    </figure>
  );
}

export const gapsAndDeadZones: Topic = {
  summary: msg`Fees jump at certain prices. Some higher prices therefore earn less, and some miss your target again.`,
  hasFigures: true,
  content: ({ cheap, gap, deadZone }) => {
    const cost = formatMoney(cheapProduct.cost);
    const target = formatRate(cheapProduct.marginRate);
    const minimum = formatMoney(cheap.quote.minimum?.statement.price ?? cheap.price);
    const parts: Part[] = [];
    if (deadZone !== undefined) {
      const { first, last, earnsMoreAt } = deadZone.zone;
      const better = formatMoney(earnsMoreAt);
      parts.push({
        id: 'dead-zone',
        title: msg`Prices that earn less than a lower one`,
        paragraphs: [
          msg`Up to ${better} the store takes its lower fee; one halala more, and it takes the higher one. Every price from ${formatMoney(first)} to ${formatMoney(last)} therefore earns less than ${better}, though buyers pay more.`,
        ],
        exhibit: <ZoneDrawing {...deadZone} />,
      });
    }
    if (gap !== undefined)
      parts.push({
        id: 'gap',
        title: msg`Prices that miss your target again`,
        paragraphs: [
          msg`A toy that costs ${cost} reaches ${target} of the price from ${minimum} on. But from ${formatMoney(gap.first)} to ${formatMoney(gap.last)} it misses it again, because the fee has jumped. Above that it holds.`,
        ],
      });
    return {
      steps: [
        {
          text: msg`Price a product as usual. Notes below the price name every such range near it.`,
          picture: 'zones',
        },
        { text: msg`Press “Use” beside a note to take the better price: the answer shows what that leaves.` },
        { text: msg`Open “Price and profit” to see the whole curve with its jumps.` },
      ],
      parts,
      troubleshooting: [
        {
          id: 'competitor',
          title: msg`My competitor’s price is in such a range`,
          answer: msg`Go below it, to the last price before the jump: you are cheaper and earn more than in the range.`,
        },
        {
          id: 'sale',
          title: msg`I am planning a discount`,
          answer: msg`Type the reduced price under “I have a price”. If it falls into a range that earns less, a somewhat deeper discount can earn more.`,
        },
        {
          id: 'recommended',
          title: msg`Can the recommended price be in a range that earns less?`,
          answer: msg`Yes, if only prices there reach your target. A note then says what the lower price would leave and how much that is below your target. It is never in a range that misses the target.`,
        },
      ],
      links: [{ title: msg`Open this example in the calculator`, href: exampleLink(cheapProduct) }],
    };
  },
};
