/**
 * The theme as design tokens in the format of the W3C's Design Tokens Community Group (2025.10): one file
 * for values that are the same in both schemes, one for each scheme, and a resolver that combines them.
 * All values are the theme's own, all descriptions those of Storybook's Foundations.
 */
import * as uses from "../../packages/ui-kit/src/theme/testing/uses.ts";
import { theme } from "../../packages/ui-kit/src/theme/theme.ts";
import * as tokens from "../../packages/ui-kit/src/theme/tokens.ts";
import type { Scheme } from "../../packages/ui-kit/src/theme/tokens.ts";

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };

/** A group or a token. */
interface Group {
  [name: string]: Json | Group;
}

const px = (value: number) => ({ value, unit: "px" });
const rem = (pixels: number) => ({ value: roundDecimals(pixels / 16), unit: "rem" });
const roundDecimals = (value: number) => Number(value.toFixed(6));

/** A name may not contain a point, which separates the names of a path. */
const plain = (name: string | number) => String(name).replace(".", "-");

const token = ($value: Json, $description?: string): Group =>
  $description === undefined ? { $value } : { $value, $description };

const group = (
  $type: string,
  members: readonly (readonly [name: string | number, member: Group])[],
): Group => ({ $type, ...Object.fromEntries(members.map(([name, one]) => [plain(name), one])) });

/** Red, green and blue from 0 to 1, with the hexadecimal value for tools that know no other. */
function colour(hex: string): Json {
  const components = [1, 3, 5].map((at) =>
    roundDecimals(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return { colorSpace: "srgb", components, hex: hex.toLowerCase() };
}

/** One layer of a shadow as the theme writes it: `0 1px 2px rgb(20 22 28 / 6%)`, with a spread or not. */
const LAYER =
  /(-?\d+)(?:px)? (-?\d+)(?:px)? (\d+)(?:px)?(?: (\d+)px)? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/g;

function shadow(css: string): Json {
  return [...css.matchAll(LAYER)].map(([, x, y, blur, spread = 0, red, green, blue, share]) => {
    const channels = [red, green, blue].map(Number);
    return {
      color: {
        colorSpace: "srgb",
        components: channels.map((channel) => roundDecimals(channel / 255)),
        alpha: Number(share) / 100,
        hex: `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
      },
      offsetX: px(Number(x)),
      offsetY: px(Number(y)),
      blur: px(Number(blur)),
      spread: px(Number(spread)),
    };
  });
}

/** The four numbers of a curve as CSS writes it. */
const curve = (css: string) => [...css.matchAll(/\d+(?:\.\d+)?/g)].map(Number);

const entries = <Name extends string, Value>(table: Readonly<Record<Name, Value>>) =>
  Object.entries(table) as [Name, Value][];

function base(): Group {
  const { fontFamily = "" } = theme.typography;
  const { duration, easing } = theme.transitions;
  const unit = Number.parseFloat(/([\d.]+)px/.exec(theme.spacing(1))?.[1] ?? "");
  const families = fontFamily.split(",").map((family) => family.trim().replaceAll('"', ""));
  return {
    font: {
      family: { $type: "fontFamily", ...token(families) },
      weight: group(
        "fontWeight",
        entries(tokens.WEIGHT).map(([name, weight]) => [
          name,
          token(weight, uses.WEIGHT_USE[name]),
        ]),
      ),
    },
    text: group(
      "typography",
      entries(tokens.TEXT).map(([name, { size, line, weight, tracking }]) => [
        name,
        token(
          {
            fontFamily: "{font.family}",
            fontSize: rem(size),
            fontWeight: weight,
            letterSpacing: rem(tracking * size),
            lineHeight: roundDecimals(line / size),
          },
          uses.TEXT_USE[name].use,
        ),
      ]),
    ),
    space: group(
      "dimension",
      uses.SPACE_USE.map(([step, use]) => [step, token(px(step * unit), use)]),
    ),
    measure: group(
      "dimension",
      entries(tokens.MEASURE).map(([name, value]) => [
        name,
        token(px(value), uses.MEASURE_USE[name]),
      ]),
    ),
    breakpoint: group(
      "dimension",
      entries(tokens.BREAKPOINT).map(([name, from]) => [
        name,
        token(px(from), uses.BREAKPOINT_USE[name]),
      ]),
    ),
    duration: group(
      "duration",
      entries(uses.DURATION_USE).map(([name, use]) => [
        name,
        token({ value: duration[name], unit: "ms" }, use),
      ]),
    ),
    easing: group(
      "cubicBezier",
      entries(uses.EASING_USE).map(([name, use]) => [name, token(curve(easing[name]), use)]),
    ),
    avatar: group(
      "color",
      tokens.AVATAR_GREYS.map((grey, index) => [index + 1, token(colour(grey))]),
    ),
  };
}

/** The colours and the shadow of one scheme, at their places in the palette. */
function inScheme(scheme: Scheme): Group {
  const colours: Group = { $type: "color" };
  for (const { place, pair } of uses.COLOURS) {
    const path = place.split(".");
    const name = path.pop() ?? place;
    let at = colours;
    for (const key of path) at = (at[key] ??= {}) as Group;
    at[name] = token(colour(pair[scheme]), uses.COLOUR_USE.get(place));
  }
  return {
    color: colours,
    shadow: {
      $type: "shadow",
      pop: token(shadow(tokens.PALETTE.pop[scheme]), "Under all that floats: menus, dialogs"),
    },
  };
}

const SCHEMES = ["light", "dark"] as const;

/** Each file of the export by its name. */
export function tokenFiles(): Readonly<Record<string, string>> {
  const files: Record<string, Json | Group> = {
    "base.tokens.json": base(),
    "light.tokens.json": inScheme("light"),
    "dark.tokens.json": inScheme("dark"),
    "recurrent.resolver.json": {
      name: "Recurrent",
      version: "2025.10",
      sets: { base: { sources: [{ $ref: "base.tokens.json" }] } },
      modifiers: {
        scheme: {
          default: "light",
          contexts: Object.fromEntries(
            SCHEMES.map((scheme) => [scheme, [{ $ref: `${scheme}.tokens.json` }]]),
          ),
        },
      },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/scheme" }],
    },
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      `${JSON.stringify(content, undefined, 2)}\n`,
    ]),
  );
}
