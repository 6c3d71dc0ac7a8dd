/** A server may count files without listing them: "None" would be wrong. */
export const formatUnlistedFiles = (count: number): string =>
  `${count === 1 ? "1 attached file is" : `${count} attached files are`} not listed by the server.`;
