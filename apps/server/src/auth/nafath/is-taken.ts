import { DatabaseError } from 'pg';

const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

/** Whether the database refused because another account has the identity. */
export function isTaken(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof DatabaseError && cause.code === '23505' && cause.constraint === 'account_identity';
}
