import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

/** What the page on its way looks like. */
export type PageShape = "training-board" | "event-board" | "table" | "form";

export interface PageFallbackProps {
  shape: PageShape;
}

// The heads of shell 2.12 stand before the rows do.
const EVENT_COLUMNS = ["Name", "Description", "Issued", "Expiration"] as const;

/** Stands in for a page whose code or data is on its way, in that page's shape. */
export function PageFallback({ shape }: PageFallbackProps) {
  switch (shape) {
    case "training-board":
      return <BoardSkeleton cards={4} />;
    case "event-board":
      return <BoardSkeleton cards={3} columns={EVENT_COLUMNS} />;
    case "table":
      return <TableSkeleton />;
    case "form":
      return <FormSkeleton />;
  }
}
