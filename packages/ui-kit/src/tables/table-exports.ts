import { createContext } from "react";

/** Saves the CSV of a list, whose name tells it apart from others: 'people'. */
export type SaveTable = (csv: Blob, list: string) => void;

/**
 * How an exported list becomes a file: the day in its name is the owner's to say. Without an owner
 * nothing is exported.
 */
export const TableExports = createContext<SaveTable | null>(null);
