import { withEnding } from '@saer/pricing/fees/price-ending';
import { Decimal } from 'decimal.js';
import type { Row } from './rows.ts';

/**
 * The engine's algorithm with decimal.js for every sum and rate, in riyals as its users write it: the same pieces, initial division,
 * iteration and lines. Only the control flow uses plain numbers.
 */

Decimal.set({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

const zero = new Decimal(0);
const one = new Decimal(1);
const halala = new Decimal('0.01');
const halfHalala = new Decimal('0.005');
const highest = new Decimal(100_000_000);

const sar = (halalas: number) => new Decimal(halalas).div(100);
const rateOf = (basisPoints: number) => new Decimal(basisPoints).div(10_000);
const rounded = (sum: Decimal) => sum.toDecimalPlaces(2);
const inside = (sum: Decimal, vat: Decimal) => rounded(sum.mul(vat).div(vat.add(1)));
const notBelow = (sum: Decimal) => sum.toDecimalPlaces(2, Decimal.ROUND_CEIL);

interface Need {
  readonly fixed: Decimal;
  readonly ofPrice: Decimal;
}

/** A row's terms in decimals. */
export class DecimalEngine {
  readonly #row: Row;
  readonly #vat: Decimal;
  readonly #feeVat: Decimal;
  readonly #extraRate: Decimal;
  readonly #adsRate: Decimal;
  readonly #couponRate: Decimal;
  readonly #cost: Decimal;
  readonly #target: Need;

  constructor(row: Row) {
    const { terms, target } = row;
    this.#row = row;
    this.#vat = terms.vatRegistered ? rateOf(terms.vat) : zero;
    this.#feeVat = rateOf(terms.feeVat);
    this.#extraRate = rateOf(terms.extraRate);
    this.#adsRate = rateOf(terms.adsRate);
    this.#couponRate = rateOf(terms.couponRate);
    const paid = sar(terms.cost);
    this.#cost = terms.vatRegistered ? paid : rounded(paid.mul(rateOf(terms.costVat).add(1)));
    this.#target = { fixed: sar(target.fixed ?? 0), ofPrice: rateOf(target.ofPrice ?? 0) };
  }

  /** The lowest price that meets the row's target, in halalas. */
  minimum(): number | null {
    const found = this.#leastPrice(this.#target, halala);
    return found === null ? null : found.mul(100).toNumber();
  }

  /** The same answers as the engine's `recommend`, in halalas. */
  fullAnswer() {
    const minimum = this.#leastPrice(this.#target, halala);
    if (minimum === null) return null;
    const ends = this.#breakpoints();
    return {
      minimum: this.#statement(minimum),
      recommended: this.#statement(this.#recommended(minimum)),
      gaps: ends
        .filter((end) => end.gte(minimum) && this.#shortfall(this.#target, end.add(halala)).gt(0))
        .map((end) => this.#rangeAfter(end, this.#target)),
      deadZones: ends
        .filter((end) => this.#profit(end.add(halala)).lt(this.#profit(end)))
        .map((end) => this.#rangeAfter(end, { fixed: this.#profit(end), ofPrice: zero })),
      breakEven: halalasOf(this.#leastPrice({ fixed: zero, ofPrice: zero }, halala)),
    };
  }

  #recommended(minimum: Decimal): Decimal {
    let reached: Decimal | null = minimum;
    while (reached !== null) {
      const price = sar(withEnding(reached.mul(100).toNumber(), this.#row.ending));
      if (this.#shortfall(this.#target, price).lte(0)) return price;
      reached = this.#leastPrice(this.#target, price.add(halala));
    }
    return minimum;
  }

  #rangeAfter(end: Decimal, need: Need) {
    const next = this.#leastPrice(need, end.add(halala));
    return {
      first: end.mul(100).toNumber() + 1,
      last: next === null ? null : next.mul(100).toNumber() - 1,
    };
  }

  #leastPrice(need: Need, from: Decimal): Decimal | null {
    let price = from;
    while (price.lte(highest)) {
      const last = this.#pieceEnd(price);
      const start = this.#crossing(need, price);
      price = start === null ? last.add(halala) : Decimal.max(price, start);
      while (price.lte(last)) {
        const shortfall = this.#shortfall(need, price);
        if (shortfall.lte(0)) return price;
        price = price.add(shortfall);
      }
      price = last.add(halala);
    }
    return null;
  }

  #crossing(need: Need, price: Decimal): Decimal | null {
    const { rate, base } = this.#rule(price);
    const feeFactor = this.#row.terms.vatRegistered ? one : this.#feeVat.add(1);
    const shares = this.#extraRate.add(this.#adsRate).add(this.#couponRate);
    const left = one.div(this.#vat.add(1)).sub(shares);
    const standing = this.#standing(price).sub(this.#noise());
    const min = sar(this.#row.terms.minReferral).mul(feeFactor).add(standing);
    const byRate = base.mul(feeFactor).add(standing);
    const leftByRate = left.sub(rate.mul(feeFactor));
    const lines: [Decimal, Decimal][] = [
      [min.add(need.fixed), left],
      [byRate.add(need.fixed), leftByRate],
    ];
    if (need.ofPrice.gt(0)) {
      lines.push([min, left.sub(need.ofPrice)], [byRate, leftByRate.sub(need.ofPrice)]);
    }
    let start = zero;
    for (const [stands, slope] of lines) {
      if (stands.lte(0)) continue;
      if (slope.lte(0)) return null;
      start = Decimal.max(start, notBelow(stands.div(slope)));
    }
    return start;
  }

  #noise(): Decimal {
    const recovered = this.#row.terms.vatRegistered ? this.#feeVat : zero;
    const rates = [this.#vat, recovered, this.#extraRate, this.#adsRate, this.#couponRate];
    const roundedToo = rates.filter((rate) => rate.gt(0));
    return halfHalala.mul(1 + roundedToo.length);
  }

  #shortfall(need: Need, price: Decimal): Decimal {
    const rising = price.mul(need.ofPrice).toDecimalPlaces(2, Decimal.ROUND_CEIL);
    const needed = need.ofPrice.isZero() ? need.fixed : Decimal.max(need.fixed, rising);
    return needed.sub(this.#profit(price));
  }

  #profit(price: Decimal): Decimal {
    const referral = this.#referral(price);
    const rising = inside(price, this.#vat)
      .add(this.#borne(referral))
      .add(rounded(price.mul(this.#extraRate)))
      .add(rounded(price.mul(this.#adsRate)))
      .add(rounded(price.mul(this.#couponRate)));
    return price.sub(rising).sub(this.#standing(price));
  }

  #standing(price: Decimal): Decimal {
    const credit = this.#credit(price);
    const { extraFixed, returnCost, storageCost } = this.#row.terms;
    return this.#borne(this.#fulfilment(price))
      .add(this.#cost)
      .add(sar(extraFixed + returnCost + storageCost))
      .sub(credit.sub(inside(credit, this.#vat)));
  }

  #borne(fee: Decimal): Decimal {
    return this.#row.terms.vatRegistered ? fee.sub(inside(fee, this.#feeVat)) : fee;
  }

  #rule(price: Decimal): { rate: Decimal; base: Decimal } {
    const rule = this.#row.terms.referral;
    if (rule.shape === 'flat' || price.lte(sar(rule.limit))) return { rate: rateOf(rule.rate1), base: zero };
    const rate = rateOf(rule.rate2);
    if (rule.shape === 'threshold') return { rate, base: zero };
    return { rate, base: rateOf(rule.rate1).sub(rate).mul(sar(rule.limit)) };
  }

  #referral(price: Decimal): Decimal {
    const { rate, base } = this.#rule(price);
    const fee = Decimal.max(sar(this.#row.terms.minReferral), rate.mul(price).add(base));
    return rounded(fee.mul(this.#feeVat.add(1)));
  }

  #fulfilment(price: Decimal): Decimal {
    const { below: low, above, breakpoint } = this.#row.terms.fulfilment;
    const fee = breakpoint === null || price.lte(sar(breakpoint)) ? low : above;
    return rounded(sar(fee).mul(this.#feeVat.add(1)));
  }

  #credit(price: Decimal): Decimal {
    const band = this.#row.terms.shippingCredit.find(({ upTo }) => price.lte(sar(upTo)));
    return band === undefined ? zero : sar(band.credit);
  }

  #breakpoints(): Decimal[] {
    const { referral, fulfilment, shippingCredit } = this.#row.terms;
    const all = [
      ...(referral.shape === 'flat' ? [] : [referral.limit]),
      ...(fulfilment.breakpoint === null ? [] : [fulfilment.breakpoint]),
      ...shippingCredit.map(({ upTo }) => upTo),
    ];
    return [...new Set(all)].toSorted((a, b) => a - b).map(sar);
  }

  #pieceEnd(price: Decimal): Decimal {
    return this.#breakpoints().find((end) => end.gte(price)) ?? highest;
  }

  #statement(price: Decimal): Record<string, number> {
    const referral = this.#referral(price);
    const fulfilment = this.#fulfilment(price);
    const referralVat = inside(referral, this.#feeVat);
    const fulfilmentVat = inside(fulfilment, this.#feeVat);
    const credit = this.#credit(price);
    const { vatRegistered, extraFixed, returnCost, storageCost } = this.#row.terms;
    const lines = {
      price,
      outputVat: inside(price, this.#vat),
      referral: referral.sub(referralVat),
      referralVat,
      fulfilment: fulfilment.sub(fulfilmentVat),
      fulfilmentVat,
      totalStoreFees: referral.add(fulfilment),
      feeVatCost: vatRegistered ? zero : referralVat.add(fulfilmentVat),
      extra: rounded(price.mul(this.#extraRate)).add(sar(extraFixed)),
      ads: rounded(price.mul(this.#adsRate)),
      coupon: rounded(price.mul(this.#couponRate)),
      returns: sar(returnCost),
      storage: sar(storageCost),
      cost: this.#cost,
      shippingCredit: credit,
      shippingCreditVat: inside(credit, this.#vat),
      payout: price.sub(referral).sub(fulfilment).add(credit),
      profit: this.#profit(price),
    };
    return Object.fromEntries(Object.entries(lines).map(([line, sum]) => [line, sum.mul(100).toNumber()]));
  }
}

function halalasOf(sum: Decimal | null): number | null {
  return sum === null ? null : sum.mul(100).toNumber();
}
