import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useState } from "react";
import { RetryButton } from "../../components/feedback/LoadError.tsx";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { Loading } from "../../components/feedback/Loading.tsx";
import { useFormState } from "../../components/forms/form-state.ts";
import { focusRing, TOUCH } from "../../theme/common-styles.ts";
import { prose, SanitisedHtml } from "../../components/html/SanitisedHtml.tsx";
import type { EventNotesEditor } from "./EventNotesEditor.tsx";

/** Same size while the editor loads, afterwards, and after a failure. */
const Frame = styled("div")(({ theme }) => {
  const { palette, shape } = theme.vars;
  return {
    border: `1px solid ${palette.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    overflow: "hidden",
    // Outside, because the buttons would cover it.
    "&:has(:where([contenteditable=true]:focus))": {
      borderColor: palette.focus,
      boxShadow: `0 0 0 1px ${palette.focus}`,
    },
    "&[data-wrong=true]": {
      borderColor: palette.error.main,
      boxShadow: `0 0 0 1px ${palette.error.main}`,
      "&:has([contenteditable=true]:focus)": focusRing(theme),
    },
    "&[data-readonly=true]": { backgroundColor: palette.background.sunken },
    "&& .MuiTiptap-RichTextField-menuBarContent, && .MuiTiptap-RichTextField-content": {
      padding: 0,
    },
    // One row of buttons, or two on phones.
    "& [data-bar]": { borderBottom: `1px solid ${palette.divider}` },
    "& [data-bar], && [role=toolbar]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 2,
      minHeight: 40,
      padding: 4,
      backgroundColor: palette.background.sunken,
      [TOUCH]: { minHeight: 52 },
      [theme.breakpoints.down("sm")]: { minHeight: 98 },
    },
    // Rows of large buttons would separate the fields of every form.
    [TOUCH]: {
      "&:not(:focus-within)": {
        "& [data-bar]:not([role=alert]), && [role=toolbar]": { display: "none" },
      },
    },
    "&& .MuiToggleButton-root": {
      width: 32,
      height: 32,
      margin: 0,
      borderRadius: shape.borderRadius,
      color: palette.text.secondary,
      "&.Mui-selected": { color: palette.text.primary, backgroundColor: palette.action.selected },
      "&.Mui-disabled": { color: palette.text.tertiary },
      "&:focus-visible": { outlineOffset: -2 },
      [TOUCH]: { width: 44, height: 44 },
      // Forced colours draw no backgrounds, so an active button gets a border.
      "@media (forced-colors: active)": { "&.Mui-selected": { border: "2px solid Highlight" } },
    },
    "& [data-text], && .ProseMirror": { minHeight: 132, padding: "12px 14px" },
    "& .ProseMirror": {
      outline: 0,
      // From the editor's style sheets, which the CSP refuses.
      fontVariantLigatures: "none",
      ...prose(theme),
      [TOUCH]: { fontSize: "1rem" },
    },
  };
});

const fetchEditor = async () => (await import("./EventNotesEditor.tsx")).EventNotesEditor;

export interface NotesFieldProps {
  /** HTML; never trusted. */
  value: string;
  /** Called with clean HTML, '' when empty; never for unedited notes. */
  onChange: (html: string) => void;
  /** Default: its own chunk. Must be stable. */
  load?: () => Promise<typeof EventNotesEditor>;
}

/**
 * Rich text notes. The editor is a third of all code and loads with the first form; without it, the
 * notes are read-only.
 */
export function NotesField({ value, onChange, load = fetchEditor }: NotesFieldProps) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  const error = errorOf("notes");
  const [Editor, setEditor] = useState<typeof EventNotesEditor | "failed">();
  useEffect(() => {
    if (Editor !== undefined) return;
    void load().then(
      (loaded) => setEditor(() => loaded),
      // Offline, or a newer release: the field shows Retry.
      () => setEditor("failed"),
    );
  }, [Editor, load]);
  const errorId = error === undefined ? undefined : `${id}-note`;
  const isHere = Editor !== undefined && Editor !== "failed";
  return (
    <div>
      <Frame data-wrong={error !== undefined} data-readonly={readOnly}>
        {isHere ? (
          <Editor {...{ value, onChange, errorId }} id={`${id}-text`} />
        ) : (
          <>
            <div data-bar role={Editor && "alert"}>
              {Editor === undefined ? (
                <Loading label="Loading the editor">
                  <Skeleton variant="rounded" height={20} sx={{ width: { sm: 360 }, mx: 1 }} />
                </Loading>
              ) : (
                <>
                  <InlineError>
                    The editor could not be loaded. The notes stay as they are. If another try does
                    not help, reload the page: typed text is kept, chosen files are not.
                  </InlineError>
                  <RetryButton sx={{ ml: "auto" }} onClick={() => setEditor(undefined)} />
                </>
              )}
            </div>
            <div data-text>
              <SanitisedHtml html={value} />
            </div>
          </>
        )}
      </Frame>
      {errorId !== undefined && <InlineError id={errorId}>{error}</InlineError>}
    </div>
  );
}
