import { PeopleList } from "./PeopleList.tsx";

/** Historical: everybody who has left (shell 2.20). */
export function HistoricalScreen() {
  return <PeopleList list="historical" />;
}
