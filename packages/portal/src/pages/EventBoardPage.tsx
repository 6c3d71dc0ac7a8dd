import { EventBoardScreen } from "../features/dashboard/EventBoardScreen.tsx";
import { BoardHorizon } from "../features/horizon/BoardHorizon.tsx";
import { BoardReminders } from "../features/reminders/BoardReminders.tsx";

/** The Event / Document Status dashboard with what expires when and who is told of it: features stay apart. */
export function EventBoardPage() {
  return (
    <EventBoardScreen
      renderHorizon={(horizon) => (
        <>
          <BoardHorizon horizon={horizon} />
          <BoardReminders board={horizon} />
        </>
      )}
    />
  );
}
