import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { useRuntime } from "../../kernel/runtime/runtime.ts";

/**
 * Whether the hidden version button has been called for: by Alt+Shift+V, or by the user menu while
 * this page is shown (decisions: hidden version button).
 *
 * @param isOffered whether there is such a button at all
 */
export function useVersionReveal(isOffered: boolean): boolean {
  const { commands } = useRuntime();
  const [isRevealed, setRevealed] = useState(false);
  const isWaiting = isOffered && !isRevealed;

  useEffect(() => {
    if (!isWaiting) return;
    const reveal = () => setRevealed(true);
    commands.set([
      { id: "record-version", label: "Show version button", icon: History, run: reveal },
    ]);
    const onKey = (event: KeyboardEvent) => {
      if (isChord(event)) {
        event.preventDefault();
        reveal();
      }
    };
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("keydown", onKey);
      commands.set([]);
    };
  }, [isWaiting, commands]);

  return isOffered && isRevealed;
}

/** By the place of the key: on some systems the modifiers turn the letter into another. */
function isChord({ altKey, shiftKey, ctrlKey, metaKey, code, key }: KeyboardEvent): boolean {
  const isV = code === "KeyV" || key.toLowerCase() === "v";
  return altKey && shiftKey && !ctrlKey && !metaKey && isV;
}
