/** Selectors of parts that open above a page. */

export const DIALOG = "[role=dialog], [role=alertdialog]";
export const MENU = "[role=menu], [role=listbox]";
