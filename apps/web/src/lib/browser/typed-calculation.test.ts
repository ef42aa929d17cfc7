import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '../api/forget-session.ts';
import { saveTyped, typedCalculation } from './typed-calculation.ts';

let page: EventTarget;
let stored: Map<string, string>;
let frames: (() => void)[];

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const paint = (): void => {
  for (const frame of frames) frame();
  vi.runAllTimers();
};

test('input is saved after its frame, up to the last key', () => {
  saveTyped(() => 'cost=7');
  saveTyped(() => 'cost=75');
  expect(stored.size).toBe(0);
  paint();
  expect(stored.get('typedCalculation')).toBe('cost=75');
});

test('input is saved when the page is left before its frame', () => {
  saveTyped(() => 'cost=75');
  page.dispatchEvent(new Event('pagehide'));
  expect(stored.get('typedCalculation')).toBe('cost=75');
});

test('signing in or out removes everything, including unsaved input', () => {
  saveTyped(() => 'cost=7');
  paint();
  saveTyped(() => 'cost=75');
  forgetSession();
  paint();
  page.dispatchEvent(new Event('pagehide'));
  expect(typedCalculation()).toBeUndefined();
  expect(stored.size).toBe(0);
});
