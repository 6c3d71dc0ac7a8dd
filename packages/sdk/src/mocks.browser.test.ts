import { getResponse } from "msw";
import { expect, it } from "vitest";
import { mockHandlers } from "./mocks.ts";

/** An address of each call of the contract that gives a file. */
const ADDRESSES = [
  "/api/my/certificates/h4sh/download",
  "/api/my/events/5/files/6/download",
  "/api/my/records/download",
  "/api/companies/7/users/8/certificates/h4sh/download",
  "/api/companies/7/users/8/events/5/files/6/download",
  "/api/companies/7/users/8/records/download",
];

it.each(ADDRESSES)("answers %s with the bytes of a file", async (address) => {
  const response = await getResponse(mockHandlers(), new Request(`https://api.test${address}`));
  expect(await response?.text()).toBe("%PDF-1.7\n");
});
