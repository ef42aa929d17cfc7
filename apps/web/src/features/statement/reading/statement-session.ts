import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { type CheckedLine, nameOfLine, StatementChecker } from '@saer/tools/statement/check-lines';
import { chargeSign, type ChargeStyle } from '@saer/tools/statement/charged-sum';
import type { VatBasis } from '@saer/tools/statement/header-vat';
import { chargesOf } from '@saer/tools/statement/categories';
import { itemCredits } from '@saer/tools/statement/adjustments';
import { claimCalendar } from '@saer/tools/statement/claim-calendar';
import type { StatementLayout } from '@saer/tools/statement/columns';
import { excessOf, isChecked } from '@saer/tools/statement/difference';
import { type Dispute, disputesOf, unconfirmedExcesses } from '@saer/tools/statement/disputes';
import { FeeHistory } from '@saer/tools/statement/fee-history';
import { joinCharges } from '@saer/tools/statement/join-charges';
import { itemKey, type StatementLine } from '@saer/tools/statement/line';
import { ProductIndex } from '@saer/tools/statement/match-product';
import { MeasurementIndex } from '@saer/tools/statement/measurement-index';
import { newClaims } from '@saer/tools/statement/new-claims';
import { seenSaleVat } from '@saer/tools/statement/sale-vat-seen';
import { statementSums } from '@saer/tools/statement/statement-sums';
import { SummaryBuilder } from '@saer/tools/statement/summary';
import { guessVatBasis } from '@saer/tools/statement/vat-basis';
import { disputeSheets } from './dispute-sheets.ts';
import { type ReadFile, readFile } from './read-file.ts';
import type {
  CheckReply,
  LineFilter,
  LineView,
  ReadReply,
  StatementProgress,
  StatementTasks,
  TaskName,
} from './statement-tasks.ts';

type OnProgress = (progress: StatementProgress) => void;
type Tasks = {
  readonly [N in TaskName]: (
    ask: StatementTasks[N]['ask'],
    onProgress: OnProgress,
  ) => Promise<StatementTasks[N]['answer']>;
};

/** Lines between two reports of progress. */
const linesPerReport = 5_000;

/** noon says that the fees of its reports are without VAT; of Amazon.sa nothing is known, and its charges at other sites include it. */
const usualBasis = (lines: readonly StatementLine[]): VatBasis =>
  lines[0]?.marketplace === 'amazon' ? 'included' : 'excluded';

/** The files of a session and what was found in them. Lives in the worker; nothing of it is sent anywhere. */
export class StatementSession {
  readonly tasks: Tasks = {
    read: (ask, onProgress) => this.#read(ask.files, onProgress),
    assign: (ask) => this.#assign(ask),
    check: (ask, onProgress) => this.#check(ask, onProgress),
    lines: async (ask) => this.#page(ask),
    disputes: ({ words, today, rightToLeft }) =>
      writeWorkbook(
        disputeSheets(
          this.#disputes(today),
          { words, files: this.#files.map(({ report }) => report.name) },
          today,
        ),
        { rightToLeft },
      ),
    record: async (ask) => this.#record(ask),
  };
  #files: readonly ReadFile[] = [];
  #checked: readonly CheckedLine[] = [];
  #styles: readonly ChargeStyle[] = [];
  /** As the saved products say. */
  #isRegistered = true;
  #measurements = new MeasurementIndex([]);
  #filtered: { readonly key: string; readonly lines: readonly CheckedLine[] } | null = null;

  async #read(files: readonly File[], onProgress: OnProgress): Promise<ReadReply> {
    const of = files.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    for (const file of files) {
      const read = await readFile(file, {
        index: this.#files.length,
        known: this.#keysBut(this.#files.length),
        told: (layout) => this.#toldBut(this.#files.length, layout),
        onProgress: (bytes, lines) => onProgress({ task: 'reading', done: before + bytes, of, lines }),
      });
      before += file.size;
      this.#files = [...this.#files, read];
    }
    return this.#readReply();
  }

  async #assign({ file, columns }: StatementTasks['assign']['ask']): Promise<ReadReply> {
    const found = this.#files[file];
    if (found === undefined) throw new Error(`There is no file ${file}`);
    const read = await readFile(found.file, {
      index: file,
      known: this.#keysBut(file),
      told: (layout) => this.#toldBut(file, layout),
      assigned: columns,
      onProgress: () => undefined,
    });
    this.#files = this.#files.with(file, read);
    return this.#readReply();
  }

  /** The lines of all files but one. */
  #keysBut(file: number): ReadonlySet<string> {
    const others = this.#files.filter(({ report }) => report.index !== file);
    return new Set(others.flatMap(({ statement }) => [...(statement?.keys ?? [])]));
  }

  /** The items of all files but one that are reports of another kind. */
  #toldBut(file: number, layout: StatementLayout): ReadonlySet<string> {
    const others = this.#files.filter(({ report }) => report.index !== file && report.layout !== layout);
    return new Set(others.flatMap(({ statement }) => (statement?.lines ?? []).map(itemKey)));
  }

  #lines(): StatementLine[] {
    return this.#files.flatMap(({ statement }) => [...(statement?.lines ?? [])]);
  }

  #readReply(): ReadReply {
    const lines = this.#lines();
    let [firstDay, lastDay]: (string | null)[] = [null, null];
    const marketplaces = new Set<'noon' | 'amazon'>();
    for (const { day, marketplace } of lines) {
      marketplaces.add(marketplace);
      if (day === null) continue;
      if (firstDay === null || firstDay === undefined || day < firstDay) firstDay = day;
      if (lastDay === null || lastDay === undefined || day > lastDay) lastDay = day;
    }
    return {
      files: this.#files.map(({ report }) => report),
      lines: lines.length,
      firstDay: firstDay ?? null,
      lastDay: lastDay ?? null,
      marketplaces: [...marketplaces],
    };
  }

  async #check(ask: StatementTasks['check']['ask'], onProgress: OnProgress): Promise<CheckReply> {
    this.#measurements = new MeasurementIndex(this.#files.flatMap(({ measurements }) => [...measurements]));
    const context = {
      history: new FeeHistory(ask.books),
      products: new ProductIndex(ask.products),
      measurements: this.#measurements,
      categories: ask.categories,
    };
    const joined = joinCharges(this.#files.map(({ statement }) => statement));
    const bases = this.#files.map(({ report }, file) => {
      const lines = joined.lines[file] ?? [];
      if (lines.length === 0) return null;
      const sign = chargeSign(lines);
      const { headerBases, layout } = report;
      // Of two fees, the header of one may name its VAT: the other is most probably written alike.
      const named = headerBases.referral ?? headerBases.fulfilment;
      const usual = named ?? usualBasis(lines);
      const isDocumented = named !== undefined || layout === 'noonStatement';
      const guess = guessVatBasis(lines, context, { sign, usual, isDocumented });
      const isKnown = isDocumented || ask.bases.has(file) || guess.agreeing > 0 || (guess.inTable ?? 0) > 0;
      return { ...guess, basis: ask.bases.get(file) ?? guess.basis, sign, isAssumed: !isKnown };
    });
    const styles = bases.map((basis, file): ChargeStyle => ({
      // Without lines, as the reports of both marketplaces write charges.
      sign: basis?.sign ?? -1,
      vat: basis?.basis ?? 'excluded',
      isChosen: ask.bases.has(file),
      isAssumed: basis !== null && basis.isAssumed,
    }));
    const lines = joined.lines.flat();
    this.#styles = styles;
    this.#isRegistered =
      ask.products.length === 0 || ask.products.some(({ product }) => product.vatRegistered);
    const checker = new StatementChecker({ ...context, styles });
    for (const line of lines) checker.count(line);
    const summary = new SummaryBuilder();
    this.#filtered = null;
    this.#checked = lines.map((line, at) => {
      const checked = checker.check(line);
      summary.add(checked, checked.product === null ? checker.usualRate(line) : null);
      if (at % linesPerReport === 0)
        onProgress({ task: 'checking', done: at, of: lines.length, lines: lines.length });
      return checked;
    });
    for (const [file, charges] of joined.otherCharges.entries())
      for (const charge of charges) summary.addOther(charge, styles[file] ?? { sign: -1, vat: 'excluded' });
    const disputes = this.#disputes(ask.today);
    const [open, late] = [disputes.filter(({ isLate }) => !isLate), disputes.filter(({ isLate }) => isLate)];
    const unconfirmed = this.#checked.flatMap(unconfirmedExcesses);
    return {
      summary: summary.summary(),
      learned: checker.learned(),
      bases,
      disputes: {
        lines: open.length,
        sum: sumOfExcess(open),
        late: late.length,
        lateSum: sumOfExcess(late),
        toConfirm: unconfirmed.length,
        toConfirmSum: unconfirmed.reduce((sum, each) => sum + each, 0),
        calendar: claimCalendar(disputes, ask.today),
      },
    };
  }

  #disputes(today: string): Dispute[] {
    return this.#checked
      .flatMap((line) => disputesOf(line, this.#measurements, today))
      .toSorted((a, b) => b.excess - a.excess);
  }

  #record({ today, items }: StatementTasks['record']['ask']): StatementTasks['record']['answer'] {
    const [checked, styles] = [this.#checked, this.#styles];
    const statements = this.#files.map(({ statement }) => statement);
    const claims = newClaims(checked, this.#disputes(today));
    return {
      claims,
      statements: statementSums(checked, statements, styles),
      credits: itemCredits(
        statements.flatMap((statement) => [...(statement?.adjustments ?? [])]),
        {
          styles,
          lines: checked.map(({ line }) => line),
          items: new Set([...items, ...claims.map(({ item }) => item)]),
        },
      ),
      saleVat: seenSaleVat(checked, { styles, isRegistered: this.#isRegistered }),
    };
  }

  #page({ filter, page, limit }: StatementTasks['lines']['ask']): StatementTasks['lines']['answer'] {
    const key = JSON.stringify(filter);
    if (this.#filtered?.key !== key)
      this.#filtered = { key, lines: this.#checked.filter(matches(filter)).toSorted(byExcess) };
    const { lines } = this.#filtered;
    return { total: lines.length, lines: lines.slice((page - 1) * limit, page * limit).map(toView) };
  }
}

const sumOfExcess = (disputes: readonly Dispute[]): number =>
  disputes.reduce((sum, { excess: each }) => sum + each, 0);

const excess = (checked: CheckedLine): number =>
  chargesOf(checked).reduce((sum, [, check]) => sum + Math.abs(excessOf(check)), 0);

const byExcess = (a: CheckedLine, b: CheckedLine): number => excess(b) - excess(a);

const states = {
  all: () => true,
  differing: (checked: CheckedLine) => chargesOf(checked).some(([, { state }]) => state === 'differs'),
  findings: ({ referral, fulfilment }: CheckedLine) =>
    referral.state === 'finding' || fulfilment.state === 'finding',
  unchecked: (checked: CheckedLine) => chargesOf(checked).every(([, check]) => !isChecked(check)),
} as const satisfies Record<LineFilter['show'], (checked: CheckedLine) => boolean>;

function matches({ show, fee, kind, key, search }: LineFilter): (checked: CheckedLine) => boolean {
  const sought = search.trim().toLowerCase();
  return (checked) => {
    if (!states[show](checked) || (key !== null && checked.key !== key)) return false;
    if (
      kind !== null &&
      !chargesOf(checked).some(
        ([of, check]) =>
          (fee === null || fee === of) && check.state === 'differs' && check.difference.kind === kind,
      )
    )
      return false;
    if (sought === '') return true;
    const { order, item, sku, partnerSku, barcode, title } = checked.line;
    return [order, item, sku, partnerSku, barcode, title, checked.product?.name ?? ''].some((text) =>
      text.toLowerCase().includes(sought),
    );
  };
}

const toView = ({
  line,
  key,
  store,
  parcel,
  referral,
  fulfilment,
  charges,
  product,
}: CheckedLine): LineView => ({
  line,
  key,
  store,
  parcel,
  referral,
  fulfilment,
  charges,
  name: nameOfLine(line, product),
});
