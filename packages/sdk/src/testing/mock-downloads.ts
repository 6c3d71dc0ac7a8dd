import { getResponse } from "msw";
import { mockHandlers } from "../mocks.ts";

/** An address of each call of the contract that gives a file. */
const ADDRESSES = [
  "/api/my/certificates/h4sh/download",
  "/api/my/events/5/files/6/download",
  "/api/my/records/download",
  "/api/companies/7/users/8/certificates/h4sh/download",
  "/api/companies/7/users/8/events/5/files/6/download",
  "/api/companies/7/users/8/records/download",
];

/** What the mock of each of them answers, as text. */
export async function textsOfMockFiles(): Promise<(string | undefined)[]> {
  const handlers = mockHandlers();
  return Promise.all(
    ADDRESSES.map(async (address) => {
      const response = await getResponse(handlers, new Request(`https://api.test${address}`));
      return response?.text();
    }),
  );
}
