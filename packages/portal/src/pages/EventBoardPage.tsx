import { EventBoardScreen } from "../features/dashboard/EventBoardScreen.tsx";
import { BoardHorizon } from "../features/horizon/BoardHorizon.tsx";

/** The Event / Document Status dashboard with its expiry horizon: features stay apart. */
export function EventBoardPage() {
  return <EventBoardScreen renderHorizon={(horizon) => <BoardHorizon horizon={horizon} />} />;
}
