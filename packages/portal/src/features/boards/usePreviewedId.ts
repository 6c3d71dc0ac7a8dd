import { useEchoedValue } from "@recurrent/ui-kit";
import { useQueryValue } from "../../shared/table-state/address-state.ts";
import { PREVIEW_KEY } from "./board-rules.ts";

const keyOf = (id: string | null): string | null => id;

/** @returns id of the previewed person, null for nobody, and its setter */
export function usePreviewedId(): [string | null, (id: string | null) => void] {
  const [param, setParam] = useQueryValue(PREVIEW_KEY);
  const [id, choose] = useEchoedValue(null, param, keyOf);
  return [
    id,
    (next) => {
      if (next === id) return;
      choose(next);
      setParam(next);
    },
  ];
}
