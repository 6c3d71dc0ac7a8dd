import Button from "@mui/material/Button";
import { ArrowLeft, Printer } from "lucide-react";

export interface PrintToolsProps {
  /** The record that the page belongs to. */
  backHref: string;
}

/** What stands above a printed page, on the screen alone. */
export function PrintTools({ backHref }: PrintToolsProps) {
  return (
    <>
      <Button
        href={backHref}
        variant="contained"
        color="inherit"
        sx={{ bgcolor: "background.paper", color: "text.primary" }}
        startIcon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
      >
        Back
      </Button>
      <Button
        variant="contained"
        onClick={() => window.print()}
        startIcon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
      >
        Print
      </Button>
    </>
  );
}
