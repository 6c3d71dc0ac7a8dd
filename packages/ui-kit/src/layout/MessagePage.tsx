import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Brand } from "./Brand.tsx";
import { CentredLayout } from "./CentredLayout.tsx";
import type { FooterProps } from "./Footer.tsx";
import { PageTitle } from "./PageTitle.tsx";

export interface MessagePageProps {
  product: string;
  title: string;
  /** What happened and, where it is known, what to do. */
  children: ReactNode;
  /** The one way on: an address, or a command such as trying again. */
  action?: { label: string; href: string } | { label: string; onSelect: () => void };
  /** Technical text a person can pass on to support: an address, a line of a parser. */
  detail?: string;
  footer?: FooterProps;
}

/** A page that is only a message: forbidden, not found, unreadable settings. */
export function MessagePage({
  product,
  title,
  children,
  action,
  detail,
  footer,
}: MessagePageProps) {
  return (
    <CentredLayout width="message" {...(footer && { footer })}>
      <Box sx={{ mb: 4 }}>
        <Brand product={product} />
      </Box>
      <PageTitle focusOnMount>{title}</PageTitle>
      <Box sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere", "& p": { m: 0 } }}>
        {children}
      </Box>
      {detail !== undefined && (
        <Box
          component="pre"
          sx={{
            mt: 2,
            mb: 0,
            p: 1.5,
            typography: "body2",
            whiteSpace: "pre-wrap",
            overflowWrap: "anywhere",
            color: "text.secondary",
            bgcolor: "background.sunken",
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
          }}
        >
          {detail}
        </Box>
      )}
      {action !== undefined && (
        <Box sx={{ mt: 3 }}>
          {"href" in action ? (
            <Button variant="contained" href={action.href}>
              {action.label}
            </Button>
          ) : (
            <Button variant="contained" onClick={action.onSelect}>
              {action.label}
            </Button>
          )}
        </Box>
      )}
    </CentredLayout>
  );
}
