import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ConfirmContext } from "./useConfirm.ts";
import type { Confirm } from "./useConfirm.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import type { ConfirmQuestion } from "./ConfirmDialog.tsx";

export interface ConfirmProviderProps {
  children: ReactNode;
}

/** Gives everything below `useConfirm`. Stand it near the root, one for the application. */
export function ConfirmProvider({ children }: ConfirmProviderProps) {
  const [asked, setAsked] = useState<ConfirmQuestion>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const settle = useCallback((yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  }, []);

  // Whoever waits for an answer must not wait for ever.
  useEffect(() => () => answer.current?.(false), []);

  const confirm = useCallback<Confirm>((question) => {
    answer.current?.(false);
    setAsked(question);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked !== undefined && (
        <ConfirmDialog
          {...asked}
          open={open}
          onConfirm={() => settle(true)}
          onCancel={() => settle(false)}
          onClosed={() => {
            // Whoever asks again while the dialog fades has a question open by now.
            if (answer.current === undefined) setAsked(undefined);
          }}
        />
      )}
    </ConfirmContext>
  );
}
