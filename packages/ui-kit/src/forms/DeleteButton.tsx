import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Trash2 } from "lucide-react";

const Word = styled("span")(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

export interface DeleteButtonProps {
  onClick: () => void;
  disabled?: boolean;
}

/** Delete in a form's bar; on phones its icon alone, with the same name. */
export function DeleteButton({ onClick, disabled = false }: DeleteButtonProps) {
  return (
    <Button
      color="error"
      aria-label="Delete"
      disabled={disabled}
      onClick={onClick}
      startIcon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
      sx={{ minWidth: { xs: 44, sm: 0 } }}
    >
      <Word>Delete</Word>
    </Button>
  );
}
