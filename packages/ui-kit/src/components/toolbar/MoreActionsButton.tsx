import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import { Ellipsis } from "lucide-react";

interface MoreActionsButtonProps extends Pick<IconButtonProps, "sx"> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Id of the actions. */
  controls: string;
}

/** Shows actions for which a phone has no room. */
export function MoreActionsButton({
  isOpen,
  onOpenChange,
  controls,
  ...rest
}: MoreActionsButtonProps) {
  return (
    <IconButton
      {...rest}
      data-slot="more"
      aria-label="More actions"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onOpenChange(!isOpen)}
    >
      <Ellipsis size={18} />
    </IconButton>
  );
}
