import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { EventNotesEditorProps } from "./EventNotesEditor.tsx";

export type NotesEditor = ComponentType<EventNotesEditorProps>;

/** Fetches the editor's code. */
export type LoadNotesEditor = () => Promise<NotesEditor>;

const fetchEditor: LoadNotesEditor = async () =>
  (await import("./EventNotesEditor.tsx")).EventNotesEditor;

type Outcome = { attempt: number; editor: NotesEditor } | { attempt: number; editor: "failed" };

async function tryLoad(load: LoadNotesEditor): Promise<NotesEditor | "failed"> {
  try {
    return await load();
  } catch {
    // Offline, or a release since: the field says so and offers another try.
    return "failed";
  }
}

/** The editor's code, fetched with the first form that opens: a third of all other code together. */
export function useNotesEditor(load: LoadNotesEditor = fetchEditor): {
  /** Undefined while on its way. */
  editor: NotesEditor | "failed" | undefined;
  retry: () => void;
} {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let wanted = true;
    void tryLoad(load).then((editor) => {
      if (wanted) setOutcome({ attempt, editor });
    });
    return () => {
      wanted = false;
    };
  }, [attempt, load]);
  return {
    editor: outcome?.attempt === attempt ? outcome.editor : undefined,
    retry: () => setAttempt((last) => last + 1),
  };
}
