import { afterEach, expect, it } from "vitest";
import { hideScrollAnimations } from "./scroll-animations.ts";

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, "getAnimations");
});

it("leaves out what follows the scroll position, and keeps what ends by itself", () => {
  const box = document.createElement("div");
  document.body.append(box);
  const frames = { opacity: [0, 1] };
  const timed = box.animate(frames, 60_000);
  const scrolled = box.animate(frames, { timeline: new ScrollTimeline({ source: box }) });
  expect(document.getAnimations()).toEqual([timed, scrolled]);
  hideScrollAnimations(document);
  expect(document.getAnimations()).toEqual([timed]);
});
