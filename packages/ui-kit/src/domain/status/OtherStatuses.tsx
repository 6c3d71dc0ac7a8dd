import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useState } from "react";
import { AppLink } from "../../components/links/AppLink.tsx";
import { PHONE } from "../../theme/common-styles.ts";
import { usePrinting } from "../../usePrinting.ts";
import { StatusIcon, statusOf, type StatusValue } from "./Status.tsx";

/** A status, its owner and the owner's page. */
export interface StatusLink {
  readonly status: StatusValue;
  readonly name: string;
  /** Expiry day, `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly href: string;
}

/** 'Expired · Ground De-icing, 2026-11-20' */
const textOf = ({ status, name, day }: StatusLink) =>
  `${statusOf(status).word} · ${name}${day === null ? "" : `, ${day}`}`;

/** '+2 more' beside the worst status: a menu of the others, which paper lists. */
export function OtherStatuses({ statuses }: { statuses: readonly StatusLink[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (usePrinting()) {
    return statuses.map((other) => (
      <Typography key={other.href} variant="body2" sx={PRINTED}>
        <StatusIcon status={other.status} />
        {textOf(other)}
      </Typography>
    ));
  }
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={OPENER}
      >
        {`+${statuses.length} `}
        {/* A phone has room for the number only. */}
        <Box component="span" sx={{ [PHONE]: visuallyHidden }}>
          more
        </Box>
      </Link>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { "aria-label": "Also expired, at risk or behind" } }}
      >
        {statuses.map((other) => (
          <MenuItem
            key={other.href}
            component={AppLink}
            href={other.href}
            onClick={close}
            sx={{ whiteSpace: "normal" }}
          >
            <StatusIcon status={other.status} />
            <span>{textOf(other)}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const PRINTED = { display: "flex", alignItems: "center", gap: 1, flexBasis: "100%" } as const;

const OPENER = {
  typography: "body2",
  position: "relative",
  // Above the target of the button over it.
  zIndex: 1,
  flex: "none",
  color: "text.secondary",
  // The target is as high as the line, and reaches to the edge of a phone.
  "&::after": { content: '""', position: "absolute", inset: "-13px -16px -13px -15px" },
} as const;
