import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { ProviderError, Unavailable } from '../call-provider.ts';
import { readSettings } from '../../settings.ts';
import { createProvider } from './sms.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A provider that replies as configured and records its requests. */
async function provider(status: number, reply: string | undefined, headers: Record<string, string> = {}) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (reply !== undefined) response.writeHead(status, headers).end(reply);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    asked,
    endpoint: `http://127.0.0.1:${port}`,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const names = ['unifonic', 'taqnyat', 'msegat', 'twilio'] as const;
type Name = (typeof names)[number];

const toSettings = (endpoint: string, environment: Record<string, string> = {}) =>
  readSettings(
    {
      SMS_ENDPOINT: `${endpoint}/`,
      SMS_USER: 'AC1',
      SMS_SECRET: 'secret',
      SMS_SENDER: 'Saer',
      ...environment,
    },
    '/',
  ).sms;
const send = (name: Name, endpoint: string) =>
  createProvider(name, toSettings(endpoint), { timeoutMs: 500 }).send({
    to: '+966500000001',
    body: '482913 رمزك & كلمتك',
    ref: 'ours-1',
  });

const cases: Readonly<
  Record<Name, { ok: [number, unknown, string]; refused: [number, unknown]; url: string }>
> = {
  unifonic: {
    url: '/rest/SMS/messages',
    ok: [200, { success: true, message: '', errorCode: 'ER-00', data: { MessageID: 42 } }, '42'],
    refused: [200, { success: false, message: 'No 482913', errorCode: 'ER-482', data: null }],
  },
  taqnyat: {
    url: '/v1/messages',
    ok: [201, { statusCode: 201, messageId: 77, accepted: '[966500000001,]', rejected: '[]' }, '77'],
    refused: [201, { statusCode: 201, messageId: 77, accepted: '[]', rejected: '[966500000001,]' }],
  },
  msegat: {
    url: '/gw/sendsms.php',
    ok: [200, { code: 'M0000', message: 'Success', id: 9 }, '9'],
    refused: [200, { code: '1120', message: 'wrong number' }],
  },
  twilio: {
    url: '/2010-04-01/Accounts/AC1/Messages.json',
    ok: [201, { sid: 'SM1', status: 'queued', error_code: null }, 'SM1'],
    refused: [400, { code: 21211, message: 'invalid To', status: 400 }],
  },
};

describe.each(names)('%s', (name) => {
  const { ok, refused, url } = cases[name];

  test('is asked in its own way and tells its id', async () => {
    using stub = await provider(ok[0], JSON.stringify(ok[1]));
    expect(await send(name, stub.endpoint)).toEqual({ id: ok[2] });
    expect(stub.asked).toHaveLength(1);
    expect(stub.asked[0]).toMatchObject({ method: 'POST', url });
  });

  test('may refuse for good, which is told by its code alone', async () => {
    using stub = await provider(refused[0], JSON.stringify(refused[1]));
    const error = await send(name, stub.endpoint).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(String(error)).not.toContain('482913');
  });

  test.each([
    ['garbage', 200, '<html>busy</html>'],
    ['another shape', 200, '{"hello":1}'],
    ['trouble of its own', 500, JSON.stringify(refused[1])],
    ['a key it does not accept', 401, JSON.stringify(refused[1])],
    ['too many calls', 429, JSON.stringify(refused[1])],
    ['a reply without end', 200, `{"a":"${'x'.repeat(100_000)}"}`],
    ['silence', 200, undefined],
  ])('%s is not a decision: it is polled again later', async (_name, status, reply) => {
    using stub = await provider(status, reply);
    await expect(send(name, stub.endpoint)).rejects.toBeInstanceOf(Unavailable);
  });

  test('is not followed elsewhere, where the message would go with its code', async () => {
    using elsewhere = await provider(ok[0], JSON.stringify(ok[1]));
    using stub = await provider(307, '', { location: `${elsewhere.endpoint}${url}` });
    await expect(send(name, stub.endpoint)).rejects.toBeInstanceOf(Unavailable);
    expect(elsewhere.asked).toEqual([]);
  });

  test('cannot be chosen without its required settings', () => {
    expect(() => createProvider(name, toSettings('http://127.0.0.1:1', { SMS_SECRET: '' }))).toThrow(
      `SMS_SECRET is not set: ${name} needs it.`,
    );
  });
});

const sent = async (name: Name) => {
  using stub = await provider(cases[name].ok[0], JSON.stringify(cases[name].ok[1]));
  await send(name, stub.endpoint);
  return stub.asked[0];
};

describe('the request to each', () => {
  test('Unifonic: a form, the number without +', async () => {
    expect(Object.fromEntries(new URLSearchParams((await sent('unifonic'))?.body))).toEqual({
      AppSid: 'secret',
      SenderID: 'Saer',
      Recipient: '966500000001',
      Body: '482913 رمزك & كلمتك',
      responseType: 'JSON',
      CorrelationID: 'ours-1',
    });
  });

  test('Unifonic and Twilio: where to report, if there is such an address', async () => {
    const reportUrl = 'https://saer.example/v1/delivery-report/sms/x';
    const asked = async (name: 'unifonic' | 'twilio') => {
      using stub = await provider(cases[name].ok[0], JSON.stringify(cases[name].ok[1]));
      const sms = { to: '+966500000001', body: 'x', ref: 'ours-1' };
      await createProvider(name, toSettings(stub.endpoint), { reportUrl }).send(sms);
      return new URLSearchParams(stub.asked[0]?.body);
    };
    expect((await asked('unifonic')).get('statusCallback')).toBe(reportUrl);
    expect((await asked('twilio')).get('StatusCallback')).toBe(reportUrl);
  });

  test('Taqnyat: JSON with a bearer', async () => {
    const asked = await sent('taqnyat');
    expect(asked?.headers).toMatchObject({ authorization: 'Bearer secret' });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      recipients: ['966500000001'],
      body: '482913 رمزك & كلمتك',
      sender: 'Saer',
    });
  });

  test('Msegat: JSON with its user and key', async () => {
    expect(JSON.parse((await sent('msegat'))?.body ?? '')).toEqual({
      userName: 'AC1',
      apiKey: 'secret',
      userSender: 'Saer',
      numbers: '966500000001',
      msg: '482913 رمزك & كلمتك',
      msgEncoding: 'UTF8',
    });
  });

  test('Twilio: a form with its account, the number as E.164', async () => {
    const asked = await sent('twilio');
    expect(asked?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AC1:secret').toString('base64')}`,
    });
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      To: '+966500000001',
      From: 'Saer',
      Body: '482913 رمزك & كلمتك',
    });
  });
});
