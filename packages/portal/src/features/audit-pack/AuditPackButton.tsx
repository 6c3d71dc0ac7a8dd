import Button from "@mui/material/Button";
import { FolderArchive } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyDialog, useOpenLazyDialog } from "../../shared/context/lazy-dialog.ts";
import type { AuditPackDialogProps } from "./AuditPackDialog.tsx";

export const AUDIT_PACK = lazyDialog(
  async () => (await import("./AuditPackDialog.tsx")).AuditPackDialog,
);

export function AuditPackButton({ people }: Pick<AuditPackDialogProps, "people">) {
  const openDialog = useOpenLazyDialog();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FolderArchive size={16} />}
        onClick={() => openDialog({ load: AUDIT_PACK.load, show: () => setOpen(true) })}
      >
        Audit pack
      </Button>
      {isOpen && (
        <Suspense>
          <AUDIT_PACK.Dialog people={people} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
