import { useEffect } from "react";

function refuse(event: DragEvent): void {
  // Whoever wants the files has said so by now.
  if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}

/**
 * Keeps a file that is dropped beside its area from opening in place of the page, which would lose all
 * that was typed.
 */
export function useDropGuard(): void {
  useEffect(() => {
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
