import Button from "@mui/material/Button";
import { ArrowLeft, Printer } from "lucide-react";
import type { ComponentProps } from "react";
import { useAppContext } from "../context/app-context.ts";
import { MessagePage } from "../layout/StandalonePages.tsx";
import { BannerAlert } from "./Notices.tsx";
import { contentError, type QueryContentProps } from "./QueryContent.tsx";

/** Messages are not printed. */
export function PrintQueryContent<Data>({
  query,
  failure,
  children,
}: Omit<QueryContentProps<Data>, "skeleton">) {
  if (query.data !== undefined) return children(query.data);
  const error = contentError(query);
  if (error) {
    return (
      <PrintMessage title={failure} action={{ label: "Try again", onSelect: error.onRetry }}>
        {/* This layout has no banner area for a 422. */}
        <BannerAlert />
      </PrintMessage>
    );
  }
  return (
    <PrintMessage title="Please wait...">The page is being prepared for printing.</PrintMessage>
  );
}

export function PrintMessage(props: Omit<ComponentProps<typeof MessagePage>, "product">) {
  const { config } = useAppContext();
  return <MessagePage product={config.product} {...props} />;
}

export function PrintTools({ backHref }: { backHref: string }) {
  return (
    <>
      <Button
        href={backHref}
        variant="contained"
        color="inherit"
        sx={{ bgcolor: "background.paper", color: "text.primary" }}
        startIcon={<ArrowLeft size={16} />}
      >
        Back
      </Button>
      <Button variant="contained" onClick={() => window.print()} startIcon={<Printer size={16} />}>
        Print
      </Button>
    </>
  );
}
