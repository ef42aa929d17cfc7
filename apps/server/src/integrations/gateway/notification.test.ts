import { describe, expect, test } from 'vitest';
import { gatewayClient } from './client.ts';
import type { GatewayAccess } from './gateway.ts';
import { type Parameters, signParameters } from './signature.ts';

const access: GatewayAccess = {
  checkoutUrl: 'https://sbcheckout.payfort.com/FortAPI/paymentPage',
  apiUrl: 'https://sbpaymentservices.payfort.com/FortAPI/paymentApi',
  merchant: 'merchant1',
  accessCode: 'access1',
  requestPhrase: 'request',
  responsePhrase: 'response',
};
const { readNotification } = gatewayClient(access);
const json = 'application/json; charset=utf-8';
const form = 'application/x-www-form-urlencoded';

const paid = {
  command: 'PURCHASE',
  access_code: 'access1',
  merchant_identifier: 'merchant1',
  merchant_reference: 'S1-1',
  amount: '100',
  currency: 'SAR',
  customer_email: 'a@example.com',
  card_number: '400555******0001',
  expiry_date: '3012',
  return_url: 'https://saer.example/back?ref=S1-1',
  fort_id: '169996200000000001',
  response_code: '14000',
  response_message: 'Success',
  status: '14',
};
const signed = (parameters: Parameters): Record<string, unknown> => ({
  ...parameters,
  signature: signParameters(parameters, 'response'),
});
const toForm = (parameters: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)])),
  ).toString();

describe('a notification of the gateway', () => {
  test.each([
    ['as JSON', JSON.stringify(signed(paid)), json],
    [
      'as JSON with numbers and empty values',
      JSON.stringify({ ...signed({ ...paid, amount: 100 }), eci: '' }),
      json,
    ],
    ['as a form', toForm(signed(paid)), form],
  ])('%s', (_name, body, type) => {
    expect(readNotification(body, type)).toMatchObject({
      outcome: 'paid',
      reply: { merchantReference: 'S1-1', amount: 100, currency: 'SAR', lastFour: '0001', expiry: '3012' },
    });
  });

  test('says of a tokenization never that it was paid', () => {
    const { command: _command, amount: _amount, ...rest } = paid;
    const token = { ...rest, service_command: 'TOKENIZATION', response_code: '18000', status: '18' };
    expect(readNotification(toForm(signed(token)), form)).toMatchObject({ outcome: 'uncertain' });
    const failed = { ...token, response_code: '17016', status: '17' };
    expect(readNotification(toForm(signed(failed)), form)).toMatchObject({ outcome: 'failed' });
  });
});

describe('not believed', () => {
  test.each([
    ['another signature', { ...signed(paid), amount: '1' }, 'signature'],
    ['no signature', paid, 'signature'],
    ['our own signature', { ...paid, signature: signParameters(paid, 'request') }, 'signature'],
    ['of another merchant', signed({ ...paid, merchant_identifier: 'merchant2' }), 'mismatch'],
    ['of another access code', signed({ ...paid, access_code: 'access2' }), 'mismatch'],
    ['a status that is not the code’s', signed({ ...paid, status: '13' }), 'unreadable'],
    ['a fraction of a halala', signed({ ...paid, amount: '100.5' }), 'unreadable'],
    ['a whole card number', signed({ ...paid, card_number: '4005550000000001' }), 'unreadable'],
  ])('%s', (_name, parameters, refusal) => {
    expect(readNotification(JSON.stringify(parameters), json)).toEqual({ refusal });
    expect(readNotification(toForm(parameters), form)).toEqual({ refusal });
  });

  test.each([
    ['no JSON', '{', json, 'unreadable'],
    ['a list', '[]', json, 'unreadable'],
    ['nested too deep', '{"a":{"b":{"c":1}}}', json, 'unreadable'],
    ['of no kind', JSON.stringify(signed(paid)), undefined, 'unreadable'],
    ['of another kind', JSON.stringify(signed(paid)), 'text/plain', 'unreadable'],
    ['a field that comes again', `${toForm(signed(paid))}&amount=1`, form, 'unreadable'],
    ['too many fields', 'a=1&'.repeat(300), form, 'unreadable'],
    ['too long', `{"a":"${'ا'.repeat(40_000)}"}`, json, 'tooLong'],
  ])('%s', (_name, body, type, refusal) => {
    expect(readNotification(body, type)).toEqual({ refusal });
  });

  test('a signed notification whose fields were cut in other positions', () => {
    // An honest one, whose email hides an amount: the signed text stays the same if it is cut differently.
    const hidden = 'x@example.comamount=999999command=PURCHASE';
    const honest = signed({
      ...paid,
      acquirer_response_code: '00',
      agreement_id: 'A1',
      customer_email: hidden,
    });
    const cut = {
      ...honest,
      agreement_id: 'A1amount=100command=PURCHASEcurrency=SARcustomer_email=x@example.com',
      amount: '999999',
    };
    for (const parameters of [honest, cut])
      expect('refusal' in readNotification(JSON.stringify(parameters), json)).toBe(true);
    const unknown: Record<string, unknown> = { ...honest, agreement_id: undefined };
    expect('refusal' in readNotification(JSON.stringify(unknown), json)).toBe(true);
  });
});
