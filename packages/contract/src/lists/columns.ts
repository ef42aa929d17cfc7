import * as z from 'zod/mini';
import { bilingual, code, position, withDefault, yesOrNo } from '../api/field.ts';
import { provenanceInput, rowProvenance } from '../fees/provenance.ts';
import { categoryWordLines, writtenWordLines } from '../fees/category-word-lines.ts';
import { bilingualInput } from '../api/text-format.ts';

/** A nullable field in an admin’s input; omitted means null. */
export const orNull = <S extends z.core.$ZodType>(schema: S) => withDefault(z.nullable(schema), null);

/** Fields of most lists: code, name in both languages, position and provenance. */
export const listed = {
  code: code(),
  ...bilingual,
  position: position(),
  /** Inactive rows remain for old records and are not offered to sellers. */
  active: yesOrNo(),
  ...rowProvenance,
};
export const listedInput = {
  ...bilingualInput,
  /** Default: last on create, unchanged on update. */
  position: z.exactOptional(position()),
  active: withDefault(yesOrNo(), true),
  ...provenanceInput,
};
/** Fields of a category: also the words sellers use for it in each language, one per line. */
export const category = { ...listed, wordsEn: categoryWordLines(), wordsAr: categoryWordLines() };
export const categoryInput = {
  ...listedInput,
  /** Default: none on create, unchanged on update. */
  wordsEn: z.exactOptional(writtenWordLines()),
  wordsAr: z.exactOptional(writtenWordLines()),
};
/** Default: derived from the English name. */
export const createOnlyCode = { code: z.exactOptional(code()) };
