import { AppError } from '../../http/replies/app-error.ts';

/** Awaits the write of one of several rows, and names its position in the field of an error: `changed.2.rate1`. */
export async function atPosition<T>(position: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [first, ...others] = error.fieldErrors;
    const located = (fieldError: typeof first) => ({
      ...fieldError,
      field: fieldError.field === undefined ? position : `${position}.${fieldError.field}`,
    });
    throw new AppError(located(first), ...others.map(located));
  }
}
