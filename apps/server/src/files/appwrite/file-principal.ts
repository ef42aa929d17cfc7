import type { FastifyRequest } from 'fastify';
import { findPrincipal } from '../../auth/sessions/find-principal.ts';
import type { SignInDependencies } from '../../auth/sessions/security-log.ts';
import { clientAddress } from '../../http/requests/client-address.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { readFileToken } from '../../integrations/files/file-token.ts';
import { findOpenPrincipal } from '../queries.ts';
import { FilesError } from './files-error.ts';
import { sessionSecret } from './session-secret.ts';

export type FileDependencies = SignInDependencies;

export type FilePrincipal = Omit<Principal, 'needsSecondFactor'>;

/** The account and open session of a call, by token or cookie; throws without one. */
export async function requireFilePrincipal(
  { db, settings, secretKey, requireAdminAddress }: FileDependencies,
  request: FastifyRequest,
): Promise<FilePrincipal> {
  const token = request.headers['x-appwrite-jwt'];
  const caller =
    typeof token === 'string' && token !== ''
      ? await readFileToken(secretKey, token)
      : await findPrincipal(db, sessionSecret(request, settings) ?? '', settings);
  const principal = caller === undefined ? undefined : await findOpenPrincipal(db, caller, settings);
  if (principal === undefined) throw new FilesError('general_unauthorized_scope');
  requireAdminAddress(principal.role, clientAddress(request));
  return principal;
}
