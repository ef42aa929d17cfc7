/** A cell's place and ground. The first of a row stays in sight on a narrow screen. */
export const cellStyle = (index: number, differs = false): string =>
  [index === 0 ? 'first' : '', differs ? 'differs' : ''].join(' ').trim();
