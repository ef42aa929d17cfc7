import { getName, type NamedByCode } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';

interface Props {
  readonly of: { readonly sizeClasses: readonly NamedByCode[] };
  readonly code: string;
}

/** The name of a size class in the reader's language. */
export function ClassName({ of: { sizeClasses }, code }: Props) {
  const language = useLanguage();
  const row = sizeClasses.find((each) => each.code === code);
  return <bdi>{row === undefined ? code : getName(row, language)}</bdi>;
}
