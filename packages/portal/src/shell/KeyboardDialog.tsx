import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { DetailList, KitDialog } from "@recurrent/ui-kit";
import { setPreferences, usePreferences } from "../kernel/preferences/preferences.ts";

/** What the keyboard does, by what it is good for. */
const KEYS = [
  ["Find anything", "Ctrl+K, ⌘K"],
  ["Go to the search", "/"],
  ["Show this list", "?"],
  ["Skip the menu", "Tab, then Enter, on a new page"],
  ["Move in a list", "Arrow keys, Home, End, Page Up, Page Down"],
  ["Open the row", "Enter"],
  ["Tick the row", "Space"],
  ["Sort by a column", "Enter on its head"],
  ["Close what is open, empty the search", "Esc"],
].map(([label = "", value = ""]) => ({ label, value }));

/** The keys there are, with a switch for those that are a single character (WCAG 2.1.4). */
export function KeyboardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys } = usePreferences();
  return (
    <KitDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      title="Keyboard"
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DialogContent>
        <DetailList items={KEYS} />
        <FormControlLabel
          label="Single keys: / and ?"
          sx={{ gap: 1, mt: 1, ml: 0 }}
          control={
            <Switch checked={keys} onChange={(_event, isOn) => setPreferences({ keys: isOn })} />
          }
        />
      </DialogContent>
    </KitDialog>
  );
}
