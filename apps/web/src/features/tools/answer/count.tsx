import { Plural } from '@lingui/react/macro';

interface Props {
  readonly of: number;
}

/** A number of units of a product. */
export const Units = ({ of }: Props) => <Plural value={of} one="# unit" other="# units" />;

/** A number of orders. */
export const Orders = ({ of }: Props) => <Plural value={of} one="# order" other="# orders" />;

/** A number of clicks on an ad. */
export const Clicks = ({ of }: Props) => <Plural value={of} one="# click" other="# clicks" />;

/** A number of days. */
export const Days = ({ of }: Props) => <Plural value={of} one="# day" other="# days" />;
