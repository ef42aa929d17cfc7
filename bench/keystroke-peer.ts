/** The peers of `keystroke.ts`: an input, the engine and a text node, in a separate page or in ours without React. Runs in the browser. */
import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import { offer } from '@saer/pricing/answer/offer';
import type { FeeTable } from '@saer/pricing/fees/fee-table';

const book: { stores: { code: string; feeTable: FeeTable }[] } = await (await fetch('/v1/fee-book')).json();
const table = book.stores.find(({ code }) => code === 'NOON_SA_FBN')?.feeTable;
const input = document.querySelector<HTMLInputElement>('[data-typed]');
const price = document.querySelector('[data-testid=price]');
if (!table || !input || !price) throw new Error('The page or the fee book is not as expected');
const formatFigure = document.createTextNode('');
price.replaceChildren(formatFigure);
input.addEventListener('input', () => {
  const found = offer(table, {
    family: 'toys',
    subFamily: 'toys',
    sizeClass: 'standard_parcel',
    weight: 900,
    cost: Math.round(Number(input.value) * 100),
    costIncludesVat: false,
    costVat: 1500,
    vat: 1500,
    vatRegistered: true,
    feeVatIsCost: false,
    extraRate: 0,
    extraFixed: 0,
    ...noOptionalLines,
    marginRate: 1500,
    marginBase: 'price',
  });
  formatFigure.data = found.ok ? (found.recommended.statement.price / 100).toFixed(2) : found.reason;
});
document.body.dataset['ready'] = 'yes';
