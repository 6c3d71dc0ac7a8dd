import { styled } from "@mui/material/styles";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { MenuButton } from "mui-tiptap";
import { useState } from "react";
import type { KeyboardEvent } from "react";
import { NOTES_TOOLS } from "./notes-tools.ts";
import type { NotesTool } from "./notes-tools.ts";
import { NotesBar } from "./notes-styles.ts";

const Group = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 2,
  "& + &": {
    marginLeft: 6,
    paddingLeft: 8,
    backgroundImage: `linear-gradient(${theme.vars.palette.divider}, ${theme.vars.palette.divider})`,
    backgroundSize: "1px 20px",
    backgroundPosition: "0 50%",
    backgroundRepeat: "no-repeat",
  },
  // A second row of buttons has no room for hairlines.
  [theme.breakpoints.down("sm")]: {
    display: "contents",
  },
}));

const Tool = styled(MenuButton)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: "inline-flex",
    "&& .MuiToggleButton-root": {
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: theme.vars.shape.borderRadius,
      color: palette.text.secondary,
      "&:hover": { backgroundColor: palette.action.hover },
      "&.Mui-selected, &.Mui-selected:hover": {
        color: palette.text.primary,
        backgroundColor: palette.action.selected,
      },
      "&.Mui-disabled": { color: palette.text.tertiary },
      "&:focus-visible": { outline: `2px solid ${palette.focus}`, outlineOffset: -2 },
      [theme.breakpoints.down("sm")]: { width: 40, height: 40 },
    },
    // Windows draw no backgrounds in forced colours: what is on gets an edge.
    "@media (forced-colors: active)": {
      "&& .Mui-selected": { border: "2px solid Highlight" },
    },
  };
});

const ALL = NOTES_TOOLS.flatMap(({ tools }) => tools);

/** Where an arrow key leads from one button; undefined for any other key. */
function next(key: string, from: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % ALL.length;
  if (key === "ArrowLeft") return (from + ALL.length - 1) % ALL.length;
  if (key === "Home") return 0;
  return key === "End" ? ALL.length - 1 : undefined;
}

export interface NotesToolbarProps {
  editor: Editor;
  /** Id of the text it works on. */
  controls: string;
  disabled: boolean;
}

/**
 * The notes' buttons: one stop of the Tab key, arrows between them, Escape back to the text. A press
 * with a key leaves the focus here, so that several can be pressed; a press with the mouse never takes
 * it out of the text.
 */
export function NotesToolbar({ editor, controls, disabled }: NotesToolbarProps) {
  const [stop, setStop] = useState(0);
  const on = useEditorState({
    editor,
    selector: (state) => ALL.map(({ isOn }) => isOn?.(state.editor) ?? false),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      // At once: the editor's own command waits for a frame, and what is typed until then is lost.
      editor.view.focus();
    }
    const to = next(event.key, stop);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll("button").item(to).focus();
  };
  const press = (tool: NotesTool, byMouse: boolean) => {
    if (byMouse) editor.commands.focus();
    tool.run(editor);
  };
  return (
    <NotesBar
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {NOTES_TOOLS.map(({ group, tools }) => (
        <Group key={group}>
          {tools.map((tool) => {
            const at = ALL.indexOf(tool);
            const Icon = tool.icon;
            return (
              <Tool
                key={tool.id}
                tooltipLabel={tool.label}
                tooltipShortcutKeys={tool.keys ?? []}
                selected={on[at] ?? false}
                {...(tool.isOn === undefined ? { "aria-pressed": undefined } : {})}
                disabled={disabled}
                tabIndex={at === stop ? 0 : -1}
                onFocus={() => setStop(at)}
                onClick={(event) => press(tool, event.detail > 0)}
              >
                <Icon size={16} strokeWidth={1.75} aria-hidden />
              </Tool>
            );
          })}
        </Group>
      ))}
    </NotesBar>
  );
}
