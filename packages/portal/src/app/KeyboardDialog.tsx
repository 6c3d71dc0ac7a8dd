import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { DescriptionList, Dialog } from "@recurrent/ui-kit";
import { useState } from "react";
import { setPreferences, usePreferences } from "../shared/stores/preferences.ts";

const GRID = "main [role=grid]";
const PREVIEW = "main [data-preview]";

/** Shortcuts, each with the selector of the element that it needs, if any. */
const KEYS: readonly (readonly [what: string, keys: string, where?: string])[] = [
  ["Find anything", "Ctrl+K, ⌘K"],
  ["Go to search", "/", "main [type=search]"],
  ["Show this list", "?"],
  ["Skip the menu", "Tab, then Enter, on a new page"],
  ["Move in a list", "Arrow keys, Home, End, Page Up, Page Down", GRID],
  ["Open the row", "Enter", GRID],
  ["Select row", "Space", `${GRID} [type=checkbox]`],
  ["Preview the row", "Space", PREVIEW],
  ["Go to the preview", "Space again", "main [data-beside]"],
  ["In the preview: previous or next person", "↑ ↓", PREVIEW],
  ["Sort by a column", "Enter on the heading", "main [role=columnheader]"],
  ["Close, or clear the search", "Esc"],
];

function keysHere() {
  return KEYS.filter(([, , where]) => {
    if (where === undefined) return true;
    return [...document.querySelectorAll(where)].some((element) => element.checkVisibility());
  }).map(([label, value]) => ({ label, value }));
}

function Keys() {
  const [items] = useState(keysHere);
  return <DescriptionList items={items} />;
}

export function KeyboardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { hasSingleKeyShortcuts } = usePreferences();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title="Keyboard shortcuts"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DialogContent>
        <Keys />
        <FormControlLabel
          label="Single-key shortcuts (/ and ?)"
          sx={{ gap: 1, mt: 1, ml: 0 }}
          control={
            <Switch
              checked={hasSingleKeyShortcuts}
              onChange={(_event, isOn) => setPreferences({ hasSingleKeyShortcuts: isOn })}
            />
          }
        />
      </DialogContent>
    </Dialog>
  );
}
