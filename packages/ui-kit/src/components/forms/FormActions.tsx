import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { MoreActionsButton } from "../toolbar/MoreActionsButton.tsx";
import { WIDTH } from "./form-width.ts";
import { SubmitButton } from "./SubmitButton.tsx";

export interface FormActionsProps {
  /** 'Update', 'Create' and so on. */
  submitLabel: string;
  /** False hides the submit button (permission). Default true. */
  canSubmit?: boolean;
  /** The request is running. Default false. */
  pending?: boolean;
  cancel?: { label: string; href: string } | undefined;
  /** The caller asks for confirmation. */
  onDelete?: (() => void) | undefined;
  /** Further buttons, before submit. On phones these and Delete open by 'More actions'. */
  moreActions?: ReactNode;
}

const HIDDEN = { display: "none" } as const;

/** One of two in a row above the other buttons. */
const OPENED = { order: -1, flex: "1 0 calc(50% - 4px)" } as const;

/** The buttons of a form. */
export function FormActions({
  submitLabel,
  canSubmit = true,
  pending = false,
  cancel,
  onDelete,
  moreActions,
}: FormActionsProps) {
  const id = useId();
  const { breakpoints } = useTheme();
  const isPhone = useMediaQuery(breakpoints.down("sm"), { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  // Four buttons would leave a phone's submit no wider than the others.
  const isFolded = isPhone && canSubmit && onDelete !== undefined && Boolean(moreActions);
  const folding = isOpen ? OPENED : HIDDEN;
  const cancelButton = cancel !== undefined && (
    <Button key="cancel" variant="outlined" href={cancel.href}>
      {cancel.label}
    </Button>
  );
  const others = moreActions && (
    // Folding must not lose the state and the focus of these buttons.
    <Box
      key="more"
      id={`${id}-more`}
      sx={isFolded ? { ...folding, "& > *": { width: 1 } } : { display: "contents" }}
    >
      {moreActions}
    </Box>
  );
  return (
    <Stack
      direction="row"
      sx={{
        ...WIDTH,
        flexWrap: isFolded ? "wrap" : "nowrap",
        alignItems: "center",
        justifyContent: "flex-end",
        gap: 1,
      }}
    >
      {isFolded && (
        <MoreActionsButton
          isOpen={isOpen}
          onOpenChange={setOpen}
          controls={`${id}-delete ${id}-more`}
          // Its sign begins with the fields.
          sx={{ ml: "-13px", mr: "auto" }}
        />
      )}
      {onDelete !== undefined && (
        <Button
          id={`${id}-delete`}
          color="error"
          variant={isFolded ? "outlined" : "text"}
          aria-label="Delete"
          // `disabled` would lose the focus during the request.
          aria-disabled={pending}
          onClick={pending ? undefined : onDelete}
          startIcon={<Trash2 size={16} />}
          // Its sign begins with the fields.
          sx={isFolded ? folding : { mr: "auto", ml: "-5px", minWidth: { xs: 44, sm: 0 } }}
        >
          {/* Without room for its word, Delete is an icon. */}
          <Box
            component="span"
            sx={isFolded ? {} : { "@container form (max-width: 20rem)": HIDDEN }}
          >
            Delete
          </Box>
        </Button>
      )}
      {isPhone ? [others, cancelButton] : [cancelButton, others]}
      {canSubmit && (
        <SubmitButton pending={pending} sx={{ flex: { xs: 1, sm: "none" } }}>
          {submitLabel}
        </SubmitButton>
      )}
    </Stack>
  );
}
