import { expect, test } from 'vitest';
import { visitedOrigin } from './request-address.ts';

const own = 'http://127.0.0.1:3000';

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'a site on this machine, opened at %s',
  (host) => {
    expect(visitedOrigin(own, host)).toBe(`http://${host}`);
    expect(visitedOrigin('http://localhost:3000', host)).toBe(`http://${host}`);
  },
);

test.each([
  '',
  'evil.example',
  'localhost',
  'localhost:80',
  'localhost:3000@evil.example',
  'LOCALHOST:3000 x',
])('a host that is none of its names: %s', (host) => expect(visitedOrigin(own, host)).toBe(own));

test('the set address of a site elsewhere, whatever a request says', () => {
  for (const host of ['localhost:443', 'localhost', 'evil.example'])
    expect(visitedOrigin('https://saer.example', host)).toBe('https://saer.example');
});
