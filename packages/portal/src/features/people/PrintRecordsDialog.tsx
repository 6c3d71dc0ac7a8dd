import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import Typography from "@mui/material/Typography";
import { Dialog, formatCount } from "@recurrent/ui-kit";
import { MAX_RECORDS, recordsPrintHref } from "../../shared/print/print-page.ts";
import { type BulkDialogProps, describePrint, printPlan } from "./bulk-actions.ts";
import { PeopleSummary } from "./PeopleSummary.tsx";

/** Shows whose records will be printed before the print page opens in a new tab. */
export function PrintRecordsDialog({ people, onClose }: BulkDialogProps) {
  const { printed, notPrintable } = printPlan(people);
  const isTooMany = printed.length > MAX_RECORDS;
  const canPrint = printed.length > 0 && !isTooMany;
  const count = formatCount(printed.length, "record");
  return (
    <Dialog
      open
      maxWidth="sm"
      title="Print records"
      onClose={onClose}
      cancelLabel="Cancel"
      actions={
        <Button
          variant="contained"
          disabled={!canPrint}
          onClick={onClose}
          {...(canPrint && {
            href: recordsPrintHref(printed.map(({ id }) => id)),
            target: "_blank",
          })}
        >
          {canPrint ? `Print ${count}` : "Print"}
        </Button>
      }
    >
      <DialogContent sx={{ display: "grid", gap: 1.5, overflowWrap: "anywhere" }}>
        {isTooMany && (
          <Alert severity="error">
            {`You can print up to ${MAX_RECORDS} records at once. You selected ${printed.length}.`}
          </Alert>
        )}
        {printed.length === 0 && (
          <Typography>None of the selected people has a training record.</Typography>
        )}
        {canPrint && <Typography>{describePrint(printed)}</Typography>}
        <div>
          <PeopleSummary label="Will be printed" people={printed} />
          <PeopleSummary label="Not printed" people={notPrintable} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
