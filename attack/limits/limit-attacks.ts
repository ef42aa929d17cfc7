import { setTimeout as pause } from 'node:timers/promises';
import { contactFormPath, shortestWriting } from '@saer/contract/contact/contact-text';
import * as z from 'zod/mini';
import { post } from '../core/api-request.ts';
import { jsonOf, type Send } from '../core/http-client.ts';
import type { Target } from '../core/target.ts';
import { attackLimit, type LimitAttack, newNetwork } from './limit-attack.ts';
import { publicAttacks } from './public-attacks.ts';
import { signInAttacks } from './sign-in-attacks.ts';

/** An attack for every named limit except the one of all requests, which the check `limits` drives. */
export const limitAttacks: readonly LimitAttack[] = [...signInAttacks, ...publicAttacks];

const tickets = 80;

async function newTickets(send: Send): Promise<() => string> {
  const made: string[] = [];
  for (let at = 0; at < tickets; at += 1) {
    const reply = await send(post(contactFormPath, {}, newNetwork()));
    made.push(z.object({ ticket: z.string() }).parse(jsonOf(reply)).ticket);
  }
  await pause(shortestWriting + 200);
  return () => made.pop() ?? '';
}

/** Drives limits over their bound; `only`: those whose name contains one of them. Returns what is wrong with them. */
export async function attackLimits(
  send: Send,
  target: Target,
  only: readonly string[] = [''],
): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
  const chosen = limitAttacks.filter(({ counts }) =>
    Object.keys(counts).some((name) => only.some((each) => name.includes(each))),
  );
  const context = { send, target, network: newNetwork, ticket: await newTickets(send) };
  const wrong: string[] = [];
  for (const attack of chosen) wrong.push(...(await attackLimit(context, attack)));
  return { count: chosen.length, wrong };
}
