import Button from "@mui/material/Button";
import { Plus } from "lucide-react";

export function NewButton({ href }: { href: string }) {
  return (
    <Button href={href} variant="contained" startIcon={<Plus size={16} />} sx={{ ml: "auto" }}>
      New
    </Button>
  );
}
