import { styled } from "@mui/material/styles";
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { reloadPage, SITE_UNREACHABLE } from "../shared/errors/chunks.ts";
import type { Identity } from "../shared/session/session-storage.ts";
import { useAppContext, useSession } from "../shared/context/app-context.ts";
import { useStore } from "../shared/stores/store.ts";

const Screen = styled("dialog")(({ theme }) => ({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  maxHeight: "none",
  boxSizing: "border-box",
  margin: 0,
  padding: 16,
  border: 0,
  overflow: "auto",
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  "&[open]": { display: "grid", placeItems: "center" },
  "& > div": { width: "100%", maxWidth: 400 },
  "@media print": { display: "none !important" },
}));

/** Hides pages after inactivity without unmounting them, which would end an upload. */
export function PrivacyScreen() {
  const { pagesHidden } = useAppContext();
  const isHidden = useStore(pagesHidden);
  const state = useSession();
  if (!isHidden || state.kind !== "signed-in") return null;
  return createPortal(<LockedPage identity={state.user} />, document.body);
}

/** Loaded on demand to keep the first page small. */
const loadForm = async () =>
  (await import("../features/auth/PrivacyScreenForm.tsx")).PrivacyScreenForm;

interface FormProps {
  identity: Identity;
}

function LockedPage({ identity }: FormProps) {
  const { config } = useAppContext();
  const screen = useRef<HTMLDialogElement>(null);
  const [Form, setForm] = useState<ComponentType<FormProps> | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  useLayoutEffect(() => {
    const locked = `Locked · ${config.product}`;
    let title = document.title;
    const hideTitle = () => {
      if (document.title === locked) return;
      title = document.title;
      document.title = locked;
    };
    hideTitle();
    // A running transfer may open another page below, which sets the title.
    const observer = new MutationObserver(hideTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // shell.css hides pages below from screen, print and search.
    document.documentElement.dataset["pagesHidden"] = "";
    const dialog = screen.current;
    dialog?.showModal();
    return () => {
      observer.disconnect();
      delete document.documentElement.dataset["pagesHidden"];
      document.title = title;
      // Returns the focus, which a removed dialog would lose.
      dialog?.close();
      // The element may be gone: the end of a transfer opens another page.
      const focused = document.activeElement;
      if (focused === document.body || dialog?.contains(focused)) {
        document.querySelector<HTMLElement>("h1:not(dialog h1)")?.focus();
      }
    };
  }, [config.product]);
  useEffect(() => {
    loadForm().then(
      (found) => setForm(() => found),
      () => setMissing(true),
    );
  }, []);
  return (
    <Screen
      ref={screen}
      data-privacy-screen=""
      aria-label="Locked"
      // Some browsers close a dialog at the second Escape regardless.
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) currentTarget.showModal();
      }}
    >
      <div>
        {Form && <Form identity={identity} />}
        {isMissing && (
          <p role="alert">
            {isUnreachable
              ? SITE_UNREACHABLE
              : "The unlock form could not be loaded. Reloading stops what is running."}{" "}
            <button type="button" onClick={() => void reloadPage(() => setUnreachable(true))}>
              Reload
            </button>
          </p>
        )}
      </div>
    </Screen>
  );
}
