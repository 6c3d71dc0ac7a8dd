import Button from "@mui/material/Button";
import { Search } from "lucide-react";
import { EmptyState } from "./EmptyState.tsx";

export interface NoMatchProps {
  /** What was typed; empty when only a filter narrows the rows. */
  search: string;
  /** Where the search looks, for example 'Search looks at the name, description and dates.' */
  hint?: string;
  /** Takes the search and the filters away. */
  onClear: () => void;
}

/** There are rows, but none for this search or filter. */
export function NoMatch({ search, hint, onClear }: NoMatchProps) {
  const text = search.trim();
  return (
    <EmptyState
      icon={Search}
      title={text === "" ? "Nothing matches this filter" : `Nothing matches “${text}”`}
      {...(hint === undefined ? {} : { description: hint })}
      action={
        <Button variant="outlined" onClick={onClear}>
          {text === "" ? "Clear filter" : "Clear search"}
        </Button>
      }
    />
  );
}
