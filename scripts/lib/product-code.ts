/**
 * Matches paths of files that are not product code: tests, stories, sample data and generated code.
 * Also for cloc.
 */
export const NOT_PRODUCT = String.raw`\.(stories|test|e2e)\.|fixture|[/\\](testing|generated)[/\\]`;

const notProduct = new RegExp(NOT_PRODUCT);

/** @param file its path from the root, with its folder */
export const isProduct = (file: string): boolean => !notProduct.test(file);
