import { expect, it } from "vitest";
import type { Violation } from "../types.ts";
import { type CheckedCall, createContractCheck } from "./contract-check.ts";
import { violationText } from "./violations.ts";

const call = (parts: Partial<CheckedCall>): CheckedCall => ({
  method: "PUT",
  path: "/api/companies/1",
  params: { companyId: "1" },
  query: new URLSearchParams(),
  body: null,
  ...parts,
});

async function checked() {
  const violations: Violation[] = [];
  return { violations, check: await createContractCheck((one) => violations.push(one)) };
}

it("names path, query and body fields of a call, each by itself", async () => {
  const { check, violations } = await checked();
  const query = new URLSearchParams("date=2026-02-30&version=9&type=complete&page=2");
  const companyId = "1".repeat(65);
  const path = `/api/companies/${companyId}/users/105/records/download`;
  const params = { companyId, userId: "105" };
  check.request("personRecordDownload", call({ method: "GET", path, params, query }));
  expect(violations.map(({ field }) => field)).toEqual([
    "path.companyId",
    "query.date",
    "query.version",
    "query.page",
  ]);
  expect(violationText(violations[3]!)).toBe(
    `GET ${path} breaks the contract: request query.page: there is no such parameter`,
  );
});

it("reports nothing about a valid call", async () => {
  const { check, violations } = await checked();
  const query = new URLSearchParams("date=2026-02-28&version=4");
  check.request("recordShow", call({ method: "GET", path: "/api/my/records", params: {}, query }));
  expect(violations).toEqual([]);
});

it("reports a reply that breaks the contract, and answers 500 itself", async () => {
  const { check, violations } = await checked();
  const reply = [{ id: "1", name: "Premium", slug: "premium" }, { id: 2 }];
  const path = "/api/tiers";
  expect(() => check.reply("tierList", call({ method: "GET", path }), reply)).toThrow(
    "GET /api/tiers breaks the contract: reply body.",
  );
  expect(violations).toMatchObject([{ method: "GET", path, side: "reply" }]);
});
