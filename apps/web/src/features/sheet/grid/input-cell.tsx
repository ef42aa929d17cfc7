type Props = {
  readonly text: string;
  /** What stands in for an empty cell. */
  readonly otherwise: string;
};

/** What was typed in a cell, or quieter what holds for the whole sheet. */
export function InputCell({ text, otherwise }: Props) {
  return text === '' ? <bdi className="text-muted italic">{otherwise}</bdi> : <bdi>{text}</bdi>;
}
