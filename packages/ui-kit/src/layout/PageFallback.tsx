import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

/** What the page on its way looks like. */
export type PageShape = "training-board" | "event-board" | "table" | "form";

export interface PageFallbackProps {
  shape: PageShape;
}

/** Stands in for a page whose code or data is on its way, in that page's shape. */
export function PageFallback({ shape }: PageFallbackProps) {
  switch (shape) {
    case "training-board":
      return <BoardSkeleton cards={4} />;
    case "event-board":
      return <BoardSkeleton cards={3} />;
    case "table":
      return <TableSkeleton />;
    case "form":
      return <FormSkeleton />;
  }
}
