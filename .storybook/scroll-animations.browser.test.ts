import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { hideScrollAnimations } from "./scroll-animations.ts";

const showAll = () => Reflect.deleteProperty(document, "getAnimations");

// Storybook's preview, which other tests load, has hidden them already.
beforeEach(() => void showAll());
afterEach(() => void showAll());

it("leaves out what follows the scroll position, and keeps what ends by itself", () => {
  const box = document.createElement("div");
  document.body.append(box);
  onTestFinished(() => box.remove());
  const frames = { opacity: [0, 1] };
  const timed = box.animate(frames, 60_000);
  const scrolled = box.animate(frames, { timeline: new ScrollTimeline({ source: box }) });
  expect(document.getAnimations()).toEqual([timed, scrolled]);
  hideScrollAnimations(document);
  expect(document.getAnimations()).toEqual([timed]);
});
