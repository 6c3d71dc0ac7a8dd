import Button from "@mui/material/Button";
import { Plus } from "lucide-react";

export interface NewButtonProps {
  /** Where the form of a new thing is. */
  href: string;
}

/** 'New' at the end of a list's toolbar. */
export function NewButton({ href }: NewButtonProps) {
  return (
    <Button href={href} variant="contained" startIcon={<Plus size={16} />} sx={{ ml: "auto" }}>
      New
    </Button>
  );
}
