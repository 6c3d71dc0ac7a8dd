/** What counts as product code: no tests, stories, sample data or generated code. */

/** Matches paths of files that are not product code; also for cloc. */
export const NOT_PRODUCT = String.raw`\.(stories|test|e2e)\.|fixture|[/\\](testing|generated)[/\\]`;

const notProduct = new RegExp(NOT_PRODUCT);

/** @param file its path from the root, with its folder */
export const isProduct = (file: string): boolean => !notProduct.test(file);
