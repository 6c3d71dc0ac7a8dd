import { styled } from "@mui/material/styles";
import { InlineError } from "../feedback/InlineError.tsx";
import { useFormState } from "./form-context.ts";

const Slot = styled("div")({ marginTop: 8 });

/**
 * What the server refused about the choices in a table, below the table: the row it is about may be on
 * another page. The names are those of the lists sent.
 */
export function TableRefusal({ names }: { names: readonly string[] }) {
  const error = useFormState().errorOf(...names);
  if (error === undefined) return null;
  return (
    <Slot>
      <InlineError>{error}</InlineError>
    </Slot>
  );
}
