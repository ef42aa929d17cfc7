import { MONEY_LIMIT, type BasisPoints, type Halalas } from '@saer/pricing/money/units';
import { halfUp, shareOf } from '@saer/pricing/money/rounding';
import {
  airFreight,
  type Cargo,
  type CargoTooLarge,
  chargeableCargo,
  type ChargeableCargo,
  seaFreight,
} from './freight.ts';
import { landedCost, type LandedCost, type Shipment } from './landed-cost.ts';

/** The same goods by sea and by air. */
export interface TransportChoice {
  readonly cargo: Cargo;
  /** Without freight: it follows from the cargo. */
  readonly shipment: Omit<Shipment, 'freight' | 'units'>;
  readonly seaPerCubicMetre: Halalas;
  readonly airPerKilogram: Halalas;
  /** From the supplier's door until the goods are on sale, at most 365. */
  readonly seaDays: number;
  readonly airDays: number;
  /** Cost of money a year, for what is paid while the goods travel. */
  readonly moneyRate: BasisPoints;
  /** Profit lost on each day without stock; 0 while stock lasts. */
  readonly profitPerDay: Halalas;
}

/** One way of transport, down to one unit. */
interface Transport {
  readonly landed: LandedCost;
  readonly days: number;
  /** Cost of the money tied up while the goods travel. */
  readonly money: Halalas;
  /** Landed cost, money, and the profit lost by arriving later than the other way. */
  readonly total: Halalas;
  readonly lostProfit: Halalas;
  /** Amount for one unit, rounded up. */
  readonly perUnit: Halalas;
}

/** Both ways side by side. */
export interface TransportComparison {
  readonly ok: true;
  readonly chargeable: ChargeableCargo;
  readonly sea: Transport;
  readonly air: Transport;
  readonly cheaper: 'sea' | 'air';
  /** Total by air less total by sea. */
  readonly airCostsMore: Halalas;
  /** Profit of a day from which on air pays: what it costs more, without lost profit, for each day saved; null if it saves none. */
  readonly airPaysFrom: Halalas | null;
}

const DAYS_OF_YEAR = 365;
/** Smallest measure that shared containers are charged for: one cubic metre. */
const SEA_MINIMUM = 1000;

/** A freight beyond the money limit: a slip in a price per measure. */
export interface FreightTooDear {
  readonly ok: false;
  readonly reason: 'freightTooDear';
}

/** Compares sea and air for a cargo: dearer freight also raises duty and import VAT, slower freight ties up money. */
export function seaOrAir(
  choice: TransportChoice,
  vat: BasisPoints,
): TransportComparison | CargoTooLarge | FreightTooDear {
  const chargeable = chargeableCargo(choice.cargo);
  if (!chargeable.ok) return chargeable;
  const seaFreightOf = seaFreight(chargeable.sea, choice.seaPerCubicMetre, SEA_MINIMUM);
  const airFreightOf = airFreight(chargeable.air, choice.airPerKilogram);
  if (Math.max(seaFreightOf, airFreightOf) > MONEY_LIMIT) return { ok: false, reason: 'freightTooDear' };
  const by = (freight: Halalas, days: number, later: number): Transport =>
    transport(
      landedCost({ ...choice.shipment, units: choice.cargo.units, freight }, vat),
      days,
      later,
      choice,
    );
  const { seaDays, airDays } = choice;
  const sea = by(seaFreightOf, seaDays, Math.max(0, seaDays - airDays));
  const air = by(airFreightOf, airDays, Math.max(0, airDays - seaDays));
  const dearer = air.total - air.lostProfit - (sea.total - sea.lostProfit);
  return {
    ok: true,
    chargeable,
    sea,
    air,
    cheaper: air.total < sea.total ? 'air' : 'sea',
    airCostsMore: air.total - sea.total,
    airPaysFrom: seaDays > airDays ? Math.max(0, Math.ceil(dearer / (seaDays - airDays))) : null,
  };
}

function transport(
  landed: LandedCost,
  days: number,
  later: number,
  { cargo, moneyRate, profitPerDay }: TransportChoice,
): Transport {
  const money = halfUp(shareOf(landed.goods, moneyRate) * days, DAYS_OF_YEAR);
  const lostProfit = later * profitPerDay;
  const total = landed.total + money + lostProfit;
  return { landed, days, money, total, lostProfit, perUnit: Math.ceil(total / cargo.units) };
}
