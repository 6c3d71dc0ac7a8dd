import Button from "@mui/material/Button";
import ButtonGroup from "@mui/material/ButtonGroup";
import CardActionArea from "@mui/material/CardActionArea";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { Mark } from "../components/layout/Brand.tsx";
import { CertificatePrint } from "../domain/print/CertificatePrint.tsx";
import { STATUSES_BY_URGENCY, StatusIcon } from "../domain/status/Status.tsx";
import { SEGMENTS } from "./common-styles.ts";
import media from "./media.css?inline";
import { RecurrentTheme } from "./RecurrentTheme.tsx";

/** The part used here of what Vitest leaves to the types of the browser that is driven. */
interface Devtools {
  send(method: string, params: object): Promise<unknown>;
}

const emulate = (features: readonly { name: string; value: string }[]) =>
  (cdp() as Devtools).send("Emulation.setEmulatedMedia", { features });

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await emulate([]);
});

function draw(picture: ReactNode): HTMLElement {
  const styles = new CSSStyleSheet();
  styles.replaceSync(media);
  document.adoptedStyleSheets.push(styles);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(<RecurrentTheme>{picture}</RecurrentTheme>));
  ends.push(() => {
    root.unmount();
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  });
  return place;
}

const pixelsOf = (element: Element) => page.screenshot({ element, base64: true, save: false });

/** The shapes of a picture without which it looks the same. */
async function unseenShapes(svg: SVGSVGElement): Promise<string[]> {
  const whole = await pixelsOf(svg);
  const unseen: string[] = [];
  for (const shape of svg.querySelectorAll<SVGElement>("path, circle, rect")) {
    // A disc that only covers what is below it.
    if (shape.matches("[data-knockout]")) continue;
    shape.style.visibility = "hidden";
    if ((await pixelsOf(svg)) === whole) unseen.push(shape.outerHTML);
    shape.style.visibility = "";
  }
  return unseen;
}

const CERTIFICATE = (
  <CertificatePrint
    product="Aurora"
    companyName="Aurora Air"
    certificate={{
      hash: "9f3",
      fullName: "Noor de Wit",
      topicName: "Fire",
      topicVersion: "2",
      completedAt: "2026-03-12",
    }}
  />
);

const PICTURES: readonly { name: string; picture: ReactNode; selector?: string }[] = [
  ...STATUSES_BY_URGENCY.flatMap((id) =>
    id === "unknown"
      ? []
      : [
          { name: id, picture: <StatusIcon status={id} /> },
          { name: `${id}, hollow`, picture: <StatusIcon status={id} hollow /> },
        ],
  ),
  { name: "the product's mark", picture: <Mark /> },
  { name: "the product's mark on ink", picture: <Mark variant="ink" /> },
  { name: "the seal of a certificate", picture: CERTIFICATE, selector: 'svg[viewBox^="-50"]' },
];

it.each(
  PICTURES.flatMap((row) => (["light", "dark"] as const).map((scheme) => ({ ...row, scheme }))),
)(
  "shows each shape in forced colours: $scheme, $name",
  async ({ scheme, picture, selector = "svg" }) => {
    await emulate([
      { name: "forced-colors", value: "active" },
      { name: "prefers-color-scheme", value: scheme },
    ]);
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    const svg = draw(picture).querySelector<SVGSVGElement>(selector)!;
    expect(await unseenShapes(svg)).toEqual([]);
  },
);

const CHOICES: readonly { name: string; choice: (isChosen: boolean) => ReactNode }[] = [
  {
    name: "a card",
    choice: (isChosen) => (
      <CardActionArea aria-pressed={isChosen}>
        <span>Expired</span>
      </CardActionArea>
    ),
  },
  {
    name: "a button of a group",
    choice: (isChosen) => (
      <ButtonGroup sx={SEGMENTS}>
        <Button aria-pressed={isChosen}>Current trainees</Button>
        <Button aria-pressed={!isChosen}>Add trainees</Button>
      </ButtonGroup>
    ),
  },
  {
    name: "a link of a group",
    choice: (isChosen) => (
      <ButtonGroup sx={SEGMENTS}>
        <Button href="#/status" {...(isChosen && { "aria-current": "page" })}>
          By status
        </Button>
        <Button href="#/person" {...(!isChosen && { "aria-current": "page" })}>
          By person
        </Button>
      </ButtonGroup>
    ),
  },
  {
    name: "a tab",
    choice: (isChosen) => (
      <Tabs value={isChosen ? 0 : 1}>
        <Tab label="Profile" />
        <Tab label="Program" />
      </Tabs>
    ),
  },
];

it.each(
  CHOICES.flatMap((row) => (["light", "dark"] as const).map((scheme) => ({ ...row, scheme }))),
)("shows what is chosen in forced colours: $scheme, $name", async ({ scheme, choice }) => {
  await emulate([
    { name: "forced-colors", value: "active" },
    { name: "prefers-color-scheme", value: scheme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  const pictureOf = async (isChosen: boolean) => {
    const picture = await pixelsOf(draw(choice(isChosen)));
    ends.pop()?.();
    return picture;
  };
  const chosen = await pictureOf(true);
  expect(await pictureOf(true)).toBe(chosen);
  expect(await pictureOf(false)).not.toBe(chosen);
});
