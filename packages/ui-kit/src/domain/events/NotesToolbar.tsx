import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { ChainedCommands, Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  MenuButtonAlignCenter,
  MenuButtonAlignJustify,
  MenuButtonAlignLeft,
  MenuButtonAlignRight,
  MenuButtonBold,
  MenuButtonBulletedList,
  MenuButtonItalic,
  MenuButtonOrderedList,
  MenuButtonRemoveFormatting,
  MenuButtonStrikethrough,
  MenuButtonUnderline,
  MenuControlsContainer,
  MenuDivider,
} from "mui-tiptap";
import type { MouseEvent } from "react";

const MARKS_AND_LISTS = ["bold", "italic", "underline", "strike", "orderedList", "bulletList"];
const ALIGNMENTS = ["left", "center", "right", "justify"];

/**
 * One tab stop with arrow keys (training 2.10); Escape returns to the text. Keys leave the focus
 * here, so that several can follow; clicks leave it in the text.
 */
export function NotesToolbar({
  editor,
  controls,
  disabled,
}: {
  editor: Editor;
  controls: string;
  disabled: boolean;
}) {
  // Subscribes, because the buttons read the editor.
  useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...MARKS_AND_LISTS.map((name) => now.isActive(name)),
      ...ALIGNMENTS.map((textAlign) => now.isActive({ textAlign })),
    ],
  });
  const does = (tooltipLabel: string, run: (chain: ChainedCommands) => ChainedCommands) => ({
    tooltipLabel,
    disabled,
    onClick: ({ detail }: MouseEvent) => {
      if (detail > 0) editor.commands.focus();
      run(editor.chain()).run();
    },
  });
  const divider = <MenuDivider sx={{ display: { xs: "none", sm: "block" } }} />;
  return (
    <MenuControlsContainer
      // Moves the focus with arrow keys.
      component={ToggleButtonGroup}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        // The editor's own command waits for a frame, in which typed text would be lost.
        editor.view.focus();
      }}
    >
      <MenuButtonBold {...does("Bold", (chain) => chain.toggleBold())} />
      <MenuButtonItalic {...does("Italic", (chain) => chain.toggleItalic())} />
      <MenuButtonUnderline {...does("Underline", (chain) => chain.toggleUnderline())} />
      <MenuButtonStrikethrough {...does("Strike", (chain) => chain.toggleStrike())} />
      {divider}
      <MenuButtonOrderedList {...does("Ordered list", (chain) => chain.toggleOrderedList())} />
      <MenuButtonBulletedList {...does("Bullet list", (chain) => chain.toggleBulletList())} />
      {divider}
      <MenuButtonAlignLeft {...does("Align left", (chain) => chain.toggleTextAlign("left"))} />
      <MenuButtonAlignCenter
        {...does("Align center", (chain) => chain.toggleTextAlign("center"))}
      />
      <MenuButtonAlignRight {...does("Align right", (chain) => chain.toggleTextAlign("right"))} />
      <MenuButtonAlignJustify {...does("Justify", (chain) => chain.toggleTextAlign("justify"))} />
      {divider}
      <MenuButtonRemoveFormatting
        {...does("Clean", (chain) => chain.clearNodes().unsetTextAlign().unsetAllMarks())}
        aria-pressed={undefined}
      />
    </MenuControlsContainer>
  );
}
