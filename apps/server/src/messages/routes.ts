import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app.ts';

export function messageRoutes(_app: FastifyInstance, _parts: AppParts): void {}
