import { EmptyState } from "@recurrent/ui-kit";
import { Construction } from "lucide-react";

export interface NotYetAvailableProps {
  /** What is missing, as its page or tab is called. */
  title: string;
}

/** Stands where a later version brings something, and says so. */
export function NotYetAvailable({ title }: NotYetAvailableProps) {
  return (
    <EmptyState
      icon={Construction}
      title="Not yet available"
      description={notYetAvailable(title)}
    />
  );
}

/** The same in a sentence. */
export function notYetAvailable(title: string): string {
  return `${title} comes with a later version of the portal.`;
}
