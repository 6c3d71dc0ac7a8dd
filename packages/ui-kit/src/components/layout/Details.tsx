import { styled } from "@mui/material/styles";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

const Root = styled("details")(({ theme }) => ({
  ...theme.typography.body2,
  overflowWrap: "anywhere",
  "& > summary": {
    display: "flex",
    alignItems: "start",
    gap: 4,
    padding: "4px 0",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "& > svg": { flex: "none", marginTop: 2 },
  },
  "&[open] > summary > svg": { transform: "rotate(180deg)" },
}));

export interface DetailsProps {
  /** A line that a press opens. */
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. Default false. */
  open?: boolean;
}

/** A line that opens to its content. */
export function Details({ summary, children, open = false }: DetailsProps) {
  return (
    <Root open={open}>
      <summary>
        <span>{summary}</span>
        <ChevronDown size={16} />
      </summary>
      {children}
    </Root>
  );
}
