import { styled } from "@mui/material/styles";
import { SanitisedHtml } from "../html/SanitisedHtml.tsx";
import { onOff } from "../people/DetailList.tsx";
import { DayText } from "../training/DayText.tsx";
import type { CalendarDay } from "./calendar-day.ts";

/** What a field holds, in a form that can be compared by eye. */
export type ChangeValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "day"; readonly day: CalendarDay | null }
  | { readonly kind: "switch"; readonly on: boolean }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** Written by others; cleaned before it is shown. */
  | { readonly kind: "html"; readonly html: string };

const Quiet = styled("span")(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const List = styled("ul")({ display: "grid", gap: 2, margin: 0, paddingLeft: 18 });

/** A long note scrolls by itself, so that both stay side by side. */
const Notes = styled("div")({ maxHeight: 200, overflowY: "auto", overscrollBehavior: "contain" });

export interface ChangeValueViewProps {
  value: ChangeValue;
  /** Names a long note for whoever scrolls it by key. */
  label: string;
}

/** Shows what a field holds; nothing is 'None'. */
export function ChangeValueView({ value, label }: ChangeValueViewProps) {
  const none = <Quiet>None</Quiet>;
  switch (value.kind) {
    case "text":
      return value.text.trim() === "" ? none : value.text;
    case "day":
      return value.day === null ? none : <DayText day={value.day} />;
    case "switch":
      return onOff(value.on);
    case "list":
      return value.items.length === 0 ? (
        none
      ) : (
        <List>
          {value.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    case "html":
      return value.html.trim() === "" ? (
        none
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by key
        <Notes tabIndex={0} role="group" aria-label={label}>
          <SanitisedHtml html={value.html} />
        </Notes>
      );
    default:
      return value satisfies never;
  }
}
