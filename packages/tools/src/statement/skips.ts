import type {
  FineAmount,
  NamedCharge,
  OtherCharge,
  ReadStatement,
  Skipped,
  SkipReason,
  StatementCharge,
} from './line.ts';

/** At most so many sums of statements; the charges of further ones are in none. */
const maxStatementCharges = 2_000;
/** At most so many names of other charges: a file with more has none. */
const maxChargeNames = 200;

/** Counts what is not a line. */
export class Skips {
  readonly #skipped: Partial<Record<SkipReason, { rows: number; firstRow: number }>> = {};
  readonly #charges = new Map<string, OtherCharge & { rows: number; amount: FineAmount }>();

  readonly #ofStatements = new Map<string, StatementCharge & { readonly charge: { amount: FineAmount } }>();

  /** Adds a charge that belongs to no line to those of its statement. */
  addToStatement(statement: string, chargedOn: string | null, { amount, basis }: NamedCharge): void {
    const key = `${statement}|${statement === '' ? (chargedOn ?? '').slice(0, 7) : ''}|${basis ?? ''}`;
    const found = this.#ofStatements.get(key);
    if (found !== undefined) found.charge.amount += amount;
    else if (this.#ofStatements.size < maxStatementCharges)
      this.#ofStatements.set(key, {
        statement,
        chargedOn,
        charge: basis === undefined ? { amount, vat: null } : { amount, vat: null, basis },
      });
  }

  add(reason: SkipReason, row: number): void {
    const found = this.#skipped[reason];
    if (found === undefined) this.#skipped[reason] = { rows: 1, firstRow: row };
    else found.rows += 1;
  }

  addCharge({ name, kind, amount, basis }: NamedCharge, row: number): void {
    this.add('otherCharge', row);
    const whole = `${kind}|${basis ?? ''}|${name}`;
    const isNamed = this.#charges.has(whole) || this.#charges.size < maxChargeNames;
    const key = isNamed ? whole : `${kind}|${basis ?? ''}|`;
    const found = this.#charges.get(key);
    if (found === undefined)
      this.#charges.set(key, {
        name: isNamed ? name.slice(0, 120) : '',
        kind,
        rows: 1,
        amount,
        ...(basis === undefined ? {} : { basis }),
      });
    else {
      found.rows += 1;
      found.amount += amount;
    }
  }

  /** The other charges, summed by name. */
  get charges(): readonly OtherCharge[] {
    return [...this.#charges.values()];
  }

  read(of: Omit<ReadStatement, 'skipped' | 'otherCharges' | 'statementCharges'>): ReadStatement {
    const skipped: Partial<Record<SkipReason, Skipped>> = this.#skipped;
    const statementCharges = [...this.#ofStatements.values()];
    return { ...of, skipped, otherCharges: this.charges, statementCharges };
  }
}
