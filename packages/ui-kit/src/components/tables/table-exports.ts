import { createContext } from "react";

/** @param list name of the list: 'people' */
export type SaveTable = (csv: Blob, list: string) => void;

/** Saves an exported list; the app adds the date to its name. Null disables the export. */
export const TableExports = createContext<SaveTable | null>(null);
