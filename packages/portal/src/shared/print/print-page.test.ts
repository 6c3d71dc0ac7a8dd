import { expect, it } from "vitest";
import { idsToPrint, MAX_RECORDS, recordsPrintHref } from "./print-page.ts";
import { inAppPath } from "../routes/address.ts";

it("names each person once, in order", () => {
  const href = recordsPrintHref(["12", "a&b", "7"]);
  expect(href).toBe("#/company/users/records/print?id=12&id=a%26b&id=7");
  expect(idsToPrint(new URLSearchParams("id=12&id=&id=a%26b&id=12&id=7"))).toEqual([
    "12",
    "a&b",
    "7",
  ]);
});

it("has a URL for as many people as it takes", () => {
  const ids = Array.from({ length: MAX_RECORDS }, (_, at) => String(1_000_000 + at));
  expect(inAppPath(recordsPrintHref(ids).slice(1))).not.toBeNull();
});
