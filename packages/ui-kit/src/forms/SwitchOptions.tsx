import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { ReactNode } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { SearchBox } from "../tables/SearchBox.tsx";
import { useFormState } from "./form-context.ts";
import { SwitchField } from "./SwitchField.tsx";
import { SwitchList } from "./SwitchList.tsx";
import { findNamed } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";

/** From so many entries on a list is searched rather than read. */
const SEARCHED_FROM = 13;

const Bar = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "8px 16px",
  padding: 12,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: "tabular-nums",
}));

/** A long list scrolls by itself: the next section of the form stays within reach. */
const Scroll = styled("div")(({ theme }) => ({
  maxHeight: 440,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Rings of rows at the edge are drawn inside.
  scrollPadding: 12,
  "& > * + *": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Remark = styled("p")(({ theme }) => ({
  margin: 0,
  padding: "12px 16px",
  color: theme.vars.palette.text.secondary,
}));

const Wrong = styled("div")({ marginTop: 6 });

export interface SwitchOptionsProps {
  legend: string;
  /** In the order shown. */
  options: readonly NamedOption[];
  /** Ids of the options that are on. */
  on: ReadonlySet<string>;
  onToggle: (id: string, checked: boolean) => void;
  /** The name the server uses for the list in its field errors. */
  name: string;
  /** A control that belongs to an option, shown while it is on: a licence. */
  renderNested?: (option: NamedOption) => ReactNode;
  /** The name of that control: what the server says about it stands there, and not at the list as well. */
  nestedName?: (id: string) => string;
  /** Said where there is nothing to choose. */
  emptyText?: string;
}

/**
 * A switch per entry of a catalogue: equipment, roles, managers. From 13 entries on it can be searched
 * and scrolls by itself; the whole row is the target. An option that is on but no longer on offer is
 * the caller's to add.
 */
export function SwitchOptions({
  legend,
  options,
  on,
  onToggle,
  name,
  renderNested,
  nestedName,
  emptyText = "There is nothing to choose from yet.",
}: SwitchOptionsProps) {
  const { readOnly, errorOf } = useFormState();
  const [text, setText] = useState("");
  const long = options.length >= SEARCHED_FROM;
  const shown = long ? findNamed(options, text) : options;
  const isSaidInside = options.some(
    ({ id }) => on.has(id) && nestedName !== undefined && errorOf(nestedName(id)) !== undefined,
  );
  const error = isSaidInside ? undefined : errorOf(name);
  const count = options.filter(({ id }) => on.has(id)).length;
  const rows = shown.map((option, at) => {
    const checked = on.has(option.id);
    return (
      <SwitchField
        key={option.id}
        name={name}
        label={option.name}
        checked={checked}
        readOnly={readOnly}
        // One of them answers for the list, so that the focus has where to go.
        {...(error !== undefined && at === 0 ? { invalid: true } : {})}
        onCheckedChange={(next) => onToggle(option.id, next)}
      >
        {checked && renderNested !== undefined ? renderNested(option) : undefined}
      </SwitchField>
    );
  });
  return (
    <div>
      <SwitchList legend={legend}>
        {long && (
          <Bar>
            <SearchBox label={`Search ${legend}`} value={text} onChange={setText} />
            <span>
              {count} of {options.length} on
            </span>
            <VisuallyHidden as="output">
              {text.trim() === "" ? "" : `${shown.length} of ${options.length} match`}
            </VisuallyHidden>
          </Bar>
        )}
        {long ? <Scroll>{rows}</Scroll> : rows}
        {options.length === 0 && <Remark>{emptyText}</Remark>}
        {options.length > 0 && shown.length === 0 && (
          <Remark>Nothing matches “{text.trim()}”.</Remark>
        )}
      </SwitchList>
      {error !== undefined && (
        <Wrong>
          <InlineError>{error}</InlineError>
        </Wrong>
      )}
    </div>
  );
}
