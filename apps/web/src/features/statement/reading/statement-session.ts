import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { type CheckedLine, StatementChecker } from '@saer/tools/statement/check-lines';
import { chargeSign, type ChargeStyle, type VatBasis } from '@saer/tools/statement/charged-sum';
import { excessOf, isChecked } from '@saer/tools/statement/difference';
import { type Dispute, disputesOf } from '@saer/tools/statement/disputes';
import { FeeHistory } from '@saer/tools/statement/fee-history';
import type { StatementLine } from '@saer/tools/statement/line';
import { ProductIndex } from '@saer/tools/statement/match-product';
import { MeasurementIndex } from '@saer/tools/statement/measurement-index';
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
      writeWorkbook(disputeSheets(this.#disputes(today), words, today), { rightToLeft }),
  };
  #files: readonly ReadFile[] = [];
  #checked: readonly CheckedLine[] = [];
  #measurements = new MeasurementIndex([]);
  #filtered: { readonly key: string; readonly lines: readonly CheckedLine[] } | null = null;

  async #read(files: readonly File[], onProgress: OnProgress): Promise<ReadReply> {
    const of = files.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    for (const file of files) {
      const read = await readFile(file, {
        index: this.#files.length,
        known: this.#keysBut(this.#files.length),
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
    const bases = this.#files.map(({ statement, report }, file) => {
      const lines = statement?.lines ?? [];
      if (lines.length === 0) return null;
      const sign = chargeSign(lines);
      const { headerBases, layout } = report;
      // Of two fees, the header of one may name its VAT: the other is most probably written alike.
      const named = headerBases.referral ?? headerBases.fulfilment;
      const usual = named ?? usualBasis(lines);
      const isDocumented = named !== undefined || layout === 'noonStatement';
      const guess = guessVatBasis(lines, context, { sign, usual, isDocumented });
      return { ...guess, basis: ask.bases.get(file) ?? guess.basis, sign };
    });
    const styles = bases.map((basis, file): ChargeStyle => ({
      sign: basis?.sign ?? 1,
      vat: basis?.basis ?? 'excluded',
      isChosen: ask.bases.has(file),
    }));
    const lines = this.#lines();
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
    const disputes = this.#disputes(ask.today);
    return {
      summary: summary.summary(),
      bases,
      disputes: {
        lines: disputes.length,
        sum: disputes.reduce((sum, { excess }) => sum + excess, 0),
        late: disputes.filter(({ isLate }) => isLate).length,
      },
    };
  }

  #disputes(today: string): Dispute[] {
    return this.#checked
      .flatMap((line) => disputesOf(line, this.#measurements, today))
      .toSorted((a, b) => b.excess - a.excess);
  }

  #page({ filter, page, limit }: StatementTasks['lines']['ask']): StatementTasks['lines']['answer'] {
    const key = JSON.stringify(filter);
    if (this.#filtered?.key !== key)
      this.#filtered = { key, lines: this.#checked.filter(matches(filter)).toSorted(byExcess) };
    const { lines } = this.#filtered;
    return { total: lines.length, lines: lines.slice((page - 1) * limit, page * limit).map(viewOf) };
  }
}

const excess = ({ referral, fulfilment }: CheckedLine): number =>
  Math.abs(excessOf(referral)) + Math.abs(excessOf(fulfilment));

const byExcess = (a: CheckedLine, b: CheckedLine): number => excess(b) - excess(a);

const fees = ['referral', 'fulfilment'] as const;

const states = {
  all: () => true,
  differing: (checked: CheckedLine) => fees.some((fee) => checked[fee].state === 'differs'),
  findings: (checked: CheckedLine) => fees.some((fee) => checked[fee].state === 'finding'),
  unchecked: (checked: CheckedLine) => fees.every((fee) => !isChecked(checked[fee])),
} as const satisfies Record<LineFilter['show'], (checked: CheckedLine) => boolean>;

function matches({ show, fee, kind, key, search }: LineFilter): (checked: CheckedLine) => boolean {
  const sought = search.trim().toLowerCase();
  return (checked) => {
    if (!states[show](checked) || (key !== null && checked.key !== key)) return false;
    const of = fee === null ? fees : [fee];
    if (
      kind !== null &&
      !of.some((each) => {
        const check = checked[each];
        return check.state === 'differs' && check.difference.kind === kind;
      })
    )
      return false;
    if (sought === '') return true;
    const { order, item, sku, partnerSku, barcode, title } = checked.line;
    return [order, item, sku, partnerSku, barcode, title, checked.product?.name ?? ''].some((text) =>
      text.toLowerCase().includes(sought),
    );
  };
}

const viewOf = ({ line, key, store, parcel, referral, fulfilment, product }: CheckedLine): LineView => ({
  line,
  key,
  store,
  parcel,
  referral,
  fulfilment,
  name: product?.name || line.title || line.partnerSku || line.sku || line.barcode,
});
