import { formatCount } from "../../text/format-count.ts";

/** A server may count files without listing them: "None" would be wrong. */
export const formatUnlistedFiles = (count: number): string =>
  `${formatCount(count, "attached file is", "attached files are")} not listed by the server.`;
