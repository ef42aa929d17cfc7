import type { SimulatedFailureInput } from '../../apps/server/src/integrations/gateway/local/failure-plan.ts';
import { notificationPaths } from '../../apps/server/src/integrations/gateway/notification.ts';
import { signParameters } from '../../apps/server/src/integrations/gateway/signature.ts';
import type { World } from './world.ts';

/** The command that a fault befalls: that of the operation, or asking about it where the browser pays. */
export interface FaultPlace {
  readonly command: 'PURCHASE' | 'REFUND' | 'CHECK_STATUS';
  /** The command whose news arrive by webhook. */
  readonly news: 'PURCHASE' | 'REFUND';
}

/** What goes wrong in a run. */
export interface Fault {
  readonly name: string;
  /** Failures of the gateway, ordered before the operation. */
  readonly failures?: (place: FaultPlace) => readonly SimulatedFailureInput[];
  /** Before the operation. */
  readonly before?: (world: World) => void;
  /** The gateway cannot be reached in the first rounds of asking. */
  readonly isDown?: true;
  /** The customer withdraws while the payment is under way. */
  readonly isWithdrawn?: true;
  /** The customer pays in two tabs. */
  readonly hasTwoTabs?: true;
  /** The browser never comes back. */
  readonly neverReturns?: true;
  /** News about a payment that nobody has made yet. */
  readonly news?: (world: World, reference: string) => Promise<void>;
}

/** Posts news as the gateway does, signed with its phrase unless that is given. */
async function tell(
  { server }: World,
  fields: Readonly<Record<string, string>>,
  phrase = server.gateway.access.responsePhrase,
): Promise<void> {
  const { merchant, accessCode } = server.gateway.access;
  const all = {
    merchant_identifier: merchant,
    access_code: accessCode,
    command: 'PURCHASE',
    language: 'en',
    amount: '4900',
    currency: 'SAR',
    fort_id: '169900000000000000',
    response_code: '14000',
    response_message: 'Success',
    status: '14',
    ...fields,
  };
  await server.post(`/v1${notificationPaths.transaction}`, {
    ...all,
    signature: signParameters(all, phrase),
  });
}

const silent = ({ news }: FaultPlace): SimulatedFailureInput => ({ kind: 'webhookNever', command: news });
const command =
  (kind: SimulatedFailureInput['kind'], more: Partial<SimulatedFailureInput> = {}) =>
  (place: FaultPlace): readonly SimulatedFailureInput[] => [
    { kind, command: place.command, ...more },
    silent(place),
  ];

export const faults: readonly Fault[] = [
  { name: 'dropped before it is done', failures: command('drop', { isDone: false }), neverReturns: true },
  { name: 'dropped after it is done', failures: command('drop'), neverReturns: true },
  { name: 'hangs before it is done', failures: command('hang', { isDone: false }), neverReturns: true },
  { name: 'hangs after it is done', failures: command('hang'), neverReturns: true },
  { name: 'status 500', failures: command('serverError'), neverReturns: true },
  { name: 'garbage', failures: command('garbage'), neverReturns: true },
  { name: 'half an answer', failures: command('halfBody'), neverReturns: true },
  { name: 'redirected', failures: command('redirect'), neverReturns: true },
  { name: 'wrong signature', failures: command('wrongSignature'), neverReturns: true },
  { name: 'another amount', failures: command('wrongAmount'), neverReturns: true },
  { name: 'another order', failures: command('otherReference'), neverReturns: true },
  { name: 'uncertain code', failures: command('code', { code: '15777' }), neverReturns: true },
  { name: 'no webhook', failures: (place) => [silent(place)] },
  {
    name: 'webhook ten times',
    failures: ({ news }) => [{ kind: 'webhookRepeated', command: news, amount: 10 }],
  },
  { name: 'webhook late', failures: ({ news }) => [{ kind: 'webhookLate', command: news, amount: 30 }] },
  { name: 'webhook first', failures: ({ news }) => [{ kind: 'webhookEarly', command: news }] },
  { name: 'the browser never returns', failures: (place) => [silent(place)], neverReturns: true },
  {
    name: 'the way back is forged',
    failures: (place) => [silent(place), { kind: 'wrongSignature', command: 'RETURN' }],
  },
  {
    name: 'asking is lied to once',
    failures: (place) => [silent(place), { kind: 'wrongAmount', command: 'CHECK_STATUS' }],
    neverReturns: true,
  },
  { name: 'down for an hour', failures: (place) => [silent(place)], isDown: true, neverReturns: true },
  { name: 'withdrawn meanwhile', isWithdrawn: true },
  { name: 'two tabs', hasTwoTabs: true },
  { name: 'the gateway takes less', failures: (place) => [{ kind: 'takesLess' }, silent(place)] },
  { name: 'the gateway takes less and says so', failures: () => [{ kind: 'takesLess' }] },
  { name: 'the gateway takes more', failures: () => [{ kind: 'takesMore' }] },
  { name: 'the gateway takes it twice', failures: () => [{ kind: 'takesTwice' }] },
  { name: 'the gateway takes dollars', failures: () => [{ kind: 'otherCurrency' }] },
  { name: 'the gateway never tells', failures: (place) => [{ kind: 'neverClears' }, silent(place)] },
  {
    name: 'the gateway refuses',
    failures: ({ command: name }) => [
      { kind: 'code', command: name, code: name === 'PURCHASE' ? '13666' : '07666' },
    ],
  },
  {
    name: 'forged news of money',
    news: (world, merchant_reference) => tell(world, { merchant_reference }, 'x'.repeat(20)),
  },
  {
    name: 'signed news of a halala',
    news: (world, merchant_reference) => tell(world, { merchant_reference, amount: '1' }),
  },
  {
    name: 'signed news of dollars',
    news: (world, merchant_reference) => tell(world, { merchant_reference, currency: 'USD' }),
  },
  {
    name: 'news of another shop',
    news: (world, merchant_reference) => tell(world, { merchant_reference, merchant_identifier: 'somebody' }),
  },
  { name: 'killed before the gateway is asked', before: ({ server }) => server.killAt('before') },
  { name: 'killed before the answer is written', before: ({ server }) => server.killAt('after') },
];
