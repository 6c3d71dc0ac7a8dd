import Skeleton from "@mui/material/Skeleton";
import { DisclosurePanel } from "../../kernel/components/DisclosurePanel.tsx";
import { useMayOpen } from "../../kernel/runtime/runtime.ts";
import { WeekReminders, type WeekRemindersProps } from "./WeekReminders.tsx";

/**
 * Who will be told this week of what expires, on the board of events; null while its events are not known. Nothing is
 * asked for before somebody opens it, and it is there for those who may look at the events of a person.
 */
export function BoardReminders({ board }: { board: WeekRemindersProps | null }) {
  const mayOpen = useMayOpen();
  if (!mayOpen("companies_users@show")) return null;
  return (
    <DisclosurePanel title="Who will be told this week">
      {board ? (
        <WeekReminders {...board} />
      ) : (
        <Skeleton
          role="status"
          aria-label="Who will be told this week, loading"
          sx={{ height: 200 }}
        />
      )}
    </DisclosurePanel>
  );
}
