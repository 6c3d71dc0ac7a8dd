/**
 * The training record beside the least a table of the same rows can be. `?bare` shows the latter; both
 * open all their topics with one button.
 */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { RecurrentTheme } from "../../packages/ui-kit/src/theme/RecurrentTheme.tsx";
import { initialTableState } from "../../packages/ui-kit/src/tables/table-state.ts";
import { RecordTable } from "../../packages/ui-kit/src/training/RecordTable.tsx";
import { topicsOf } from "./rows.ts";

const query = new URLSearchParams(location.search);
const topics = topicsOf(Number(query.get("topics") ?? "200"));
/** As many as one page of the record has room for. */
const PAGE = 100;

function Bare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? "Collapse All" : "Expand All"}
      </button>
      <table>
        <tbody>
          {topics
            .slice(0, PAGE)
            .flatMap(({ id, name, periodicity, completedAt, expiry, lessons }) => [
              <tr key={id}>
                <td>{name}</td>
                <td>{periodicity}</td>
                <td>{completedAt}</td>
                <td>{expiry}</td>
              </tr>,
              ...(open ? lessons.current : []).map((lesson) => (
                <tr key={lesson.id} data-lesson>
                  <td>{lesson.name}</td>
                  <td>{lesson.startDate}</td>
                  <td>{lesson.endDate}</td>
                  <td>{`${lesson.score.correct}/${lesson.score.total} corrected to 100%`}</td>
                </tr>
              )),
            ])}
        </tbody>
      </table>
    </>
  );
}

function Full() {
  const [state, setState] = useState({
    ...initialTableState({ id: "name", desc: false }),
    pageSize: PAGE as 25 | 100,
  });
  return (
    <RecurrentTheme scheme="light">
      <RecordTable
        rows={topics}
        version={5}
        day="2026-11-20"
        state={state}
        onStateChange={setState}
        onScore={() => {}}
      />
    </RecurrentTheme>
  );
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(query.has("bare") ? <Bare /> : <Full />);
