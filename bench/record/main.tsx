/** The smallest possible table of a training record's rows. One button opens all its topics. */
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { TOPICS } from "./rows.ts";

function Bare() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? "Collapse All" : "Expand All"}
      </button>
      <table>
        <tbody>
          {/* As many as fit on one page of the record */}
          {TOPICS.slice(0, 100).flatMap((topic) => [
            <tr key={topic.topicName}>
              <td>{topic.topicName}</td>
              <td>{topic.periodicity}</td>
              <td>{topic.completed_at}</td>
              <td>{topic.expiry}</td>
            </tr>,
            ...(open ? (topic.lessons?.currentVersion ?? []) : []).map((lesson) => (
              <tr key={lesson.lessonName}>
                <td>{lesson.lessonName}</td>
                <td>{lesson.start_date}</td>
                <td>{lesson.end_date}</td>
                <td>{`${lesson.score?.correctQuestions}/${lesson.score?.totalQuestions} corrected to 100%`}</td>
              </tr>
            )),
          ])}
        </tbody>
      </table>
    </>
  );
}

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no root element.");
createRoot(root).render(<Bare />);
