import { PeopleList } from "./PeopleList.tsx";

/** People: everybody at work (shell 2.20). */
export function PeopleScreen() {
  return <PeopleList list="active" />;
}
