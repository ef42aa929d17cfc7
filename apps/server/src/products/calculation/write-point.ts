import type { DeadZone } from '@saer/pricing/dead-zones';
import type { PricePoint } from '@saer/pricing/price-point';
import type { PriceRange } from '@saer/pricing/price-range';
import type { Statement } from '@saer/pricing/statement';

export const writeRange = ({ first, last }: PriceRange): string => `{"first":${first},"last":${last}}`;

export const writeDeadZone = ({ first, last, earnsMoreAt }: DeadZone): string =>
  `{"first":${first},"last":${last},"earnsMoreAt":${earnsMoreAt}}`;

const writeStatement = (lines: Statement): string =>
  `{"price":${lines.price},"outputVat":${lines.outputVat},"referral":${lines.referral},` +
  `"referralVat":${lines.referralVat},"fulfilment":${lines.fulfilment},"fulfilmentVat":${lines.fulfilmentVat},` +
  `"totalStoreFees":${lines.totalStoreFees},"feeVatCost":${lines.feeVatCost},"extra":${lines.extra},` +
  `"cost":${lines.cost},"shippingCredit":${lines.shippingCredit},"shippingCreditVat":${lines.shippingCreditVat},` +
  `"payout":${lines.payout},"profit":${lines.profit}}`;

/** All there is to say about one price, as JSON. */
export const writePoint = ({ statement, margins, health, gap, deadZone }: PricePoint): string =>
  `{"statement":${writeStatement(statement)},` +
  `"margins":{"ofPrice":${margins.ofPrice},"ofNet":${margins.ofNet},"ofCost":${margins.ofCost}},` +
  `"health":"${health}","gap":${gap && writeRange(gap)},"deadZone":${deadZone && writeDeadZone(deadZone)}}`;
