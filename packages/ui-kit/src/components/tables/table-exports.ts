import { createContext } from "react";

/** @param list name of the list: 'people' */
export type SaveTable = (csv: Blob, list: string) => void;

/**
 * Saves an exported list; the application adds the day to its name. Without it nothing is exported.
 */
export const TableExports = createContext<SaveTable | null>(null);
