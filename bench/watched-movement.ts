import type { Page } from '@playwright/test';

/** A movement on a page, in milliseconds. */
export interface Movement {
  /** From the last press or key to the first frame in which something moves. */
  readonly start: number;
  /** The longest wait between two frames from the first to the last frame of the movement. */
  readonly frame: number;
}

declare global {
  interface Window {
    movement: { pressed: number; frames: number[]; begun: number | undefined; ended: number };
  }
}

/** Runs from the page's start. */
export const watchMovement = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.movement = { pressed: 0, frames: [], begun: undefined, ended: 0 };
    const next = (now: number): void => {
      window.movement.frames.push(now);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    for (const name of ['click', 'keydown', 'input'])
      addEventListener(
        name,
        ({ timeStamp }) => {
          window.movement.pressed = timeStamp;
        },
        true,
      );
    for (const name of ['animationstart', 'transitionrun'])
      addEventListener(
        name,
        (event) => {
          if (!(event.target instanceof Element)) return;
          // What moves under the pointer, as a button that changes its colour, is no movement of the page.
          const isMovement =
            event instanceof AnimationEvent
              ? ['enter', 'leave'].includes(event.animationName)
              : event.target.matches('[data-figure], [data-moves]');
          if (!isMovement) return;
          const { movement } = window;
          const now = performance.now();
          movement.begun ??= now;
          const ends = event.target.getAnimations().map((each) => each.effect?.getComputedTiming().endTime);
          movement.ended = Math.max(movement.ended, ...ends.map((end) => now + Number(end ?? 0)));
        },
        true,
      );
  });

/** Before the next press. */
export const resetMovement = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.movement = { pressed: 0, frames: [], begun: undefined, ended: 0 };
  });

/** The movement since, once it has ended. */
export async function seenMovement(page: Page): Promise<Movement> {
  await page.waitForFunction(
    () => window.movement.begun !== undefined && performance.now() > window.movement.ended + 100,
  );
  return page.evaluate(() => {
    const { pressed, frames, begun = 0, ended } = window.movement;
    // The frame in which it begins carries the time of its request, which may be long before it was drawn.
    const during = [begun, ...frames.filter((at) => at > begun)];
    const to = during.findIndex((at) => at >= ended);
    const waits = during
      .slice(1, to === -1 ? undefined : to + 1)
      .map((at, place) => at - (during[place] ?? at));
    return { start: begun - pressed, frame: Math.max(0, ...waits) };
  });
}
