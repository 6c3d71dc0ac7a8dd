import Button from "@mui/material/Button";
import { Search } from "lucide-react";
import type { MouseEventHandler } from "react";
import { EmptyState } from "./EmptyState.tsx";

export interface NoMatchProps {
  /** Empty when only a filter hides rows. */
  search: string;
  /** Where the search looks, for example 'Searches name, description and dates.' */
  hint?: string;
  onClear: MouseEventHandler<HTMLElement>;
}

export function NoMatch({ search, hint, onClear }: NoMatchProps) {
  const text = search.trim();
  return (
    <EmptyState
      icon={Search}
      title={text === "" ? "Nothing matches this filter" : `Nothing matches “${text}”`}
      description={hint}
      action={
        <Button variant="outlined" onClick={onClear}>
          {text === "" ? "Clear filter" : "Clear search"}
        </Button>
      }
    />
  );
}
