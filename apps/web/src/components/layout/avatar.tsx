type Props = {
  readonly firstName: string;
  readonly lastName: string;
  /** A picture as a data URI. */
  readonly image: string | null;
  readonly size?: keyof typeof sizes;
};

const defaultPicture = '/default-profile.svg';

const sizes = { small: 'size-9 text-sm', large: 'size-20 text-3xl' } as const;

const firstLetter = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '';
const isArabic = (letter: string): boolean => /\p{sc=Arab}/u.test(letter);

/** Two Latin initials are fine; two Arabic ones would join into a word. */
const initials = (firstName: string, lastName: string): string => {
  const [first, last] = [firstLetter(firstName), firstLetter(lastName)];
  return isArabic(first) || isArabic(last) ? first : first + last;
};

/** A person's photo, or the initials of their name; where it is large, the picture of those without a photo. Their name is beside it or in its button's label. */
export function Avatar({ firstName, lastName, image, size = 'small' }: Props) {
  const shape = `${sizes[size]} shrink-0 rounded-full`;
  const picture = image ?? (size === 'large' ? defaultPicture : null);
  return picture === null ? (
    <span
      aria-hidden
      className={`${shape} grid place-items-center bg-brand-soft font-medium text-brand-strong`}
    >
      {initials(firstName, lastName)}
    </span>
  ) : (
    <img src={picture} alt="" className={`${shape} object-cover`} />
  );
}
