import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { ZoneDrawing } from '../drawings/zone-drawing.tsx';
import { cheapProduct, exampleLink } from '../figures.ts';
import type { Part, Topic } from '../topic.ts';

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
