import { createContext } from "react";
import type { ConfirmQuestion } from "./ConfirmDialog.tsx";

/** Asks and answers true for yes; closing the dialog in any other way answers false. */
export type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | null>(null);
