import type { Editor } from "@tiptap/core";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  RemoveFormatting,
  Strikethrough,
  Underline,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";

/** One button of the notes' toolbar. */
export interface NotesTool {
  id: string;
  label: string;
  icon: LucideIcon;
  /** What does the same, shown in the tooltip; 'mod' is Ctrl, or Cmd on a Mac. */
  keys?: string[];
  /** Whether it is on where the cursor stands; without it the button only does something. */
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
}

function align(
  to: "left" | "center" | "right" | "justify",
  icon: LucideIcon,
  key: string,
): NotesTool {
  const label = to === "justify" ? "Justify" : `Align ${to}`;
  return {
    id: to,
    label,
    icon,
    keys: ["mod", "Shift", key],
    isOn: (editor) => editor.isActive({ textAlign: to }),
    run: (editor) => editor.chain().toggleTextAlign(to).run(),
  };
}

/**
 * Bold, italic, underline, strike, ordered list, bullet list, align, clean, and nothing else
 * (training 2.10), in groups.
 */
export const NOTES_TOOLS: readonly { group: string; tools: readonly NotesTool[] }[] = [
  {
    group: "letters",
    tools: [
      {
        id: "bold",
        label: "Bold",
        icon: Bold,
        keys: ["mod", "B"],
        isOn: (editor) => editor.isActive("bold"),
        run: (editor) => editor.chain().toggleBold().run(),
      },
      {
        id: "italic",
        label: "Italic",
        icon: Italic,
        keys: ["mod", "I"],
        isOn: (editor) => editor.isActive("italic"),
        run: (editor) => editor.chain().toggleItalic().run(),
      },
      {
        id: "underline",
        label: "Underline",
        icon: Underline,
        keys: ["mod", "U"],
        isOn: (editor) => editor.isActive("underline"),
        run: (editor) => editor.chain().toggleUnderline().run(),
      },
      {
        id: "strike",
        label: "Strike",
        icon: Strikethrough,
        keys: ["mod", "Shift", "S"],
        isOn: (editor) => editor.isActive("strike"),
        run: (editor) => editor.chain().toggleStrike().run(),
      },
    ],
  },
  {
    group: "lists",
    tools: [
      {
        id: "orderedList",
        label: "Ordered list",
        icon: ListOrdered,
        keys: ["mod", "Shift", "7"],
        isOn: (editor) => editor.isActive("orderedList"),
        run: (editor) => editor.chain().toggleOrderedList().run(),
      },
      {
        id: "bulletList",
        label: "Bullet list",
        icon: List,
        keys: ["mod", "Shift", "8"],
        isOn: (editor) => editor.isActive("bulletList"),
        run: (editor) => editor.chain().toggleBulletList().run(),
      },
    ],
  },
  {
    group: "alignment",
    tools: [
      align("left", AlignLeft, "L"),
      align("center", AlignCenter, "E"),
      align("right", AlignRight, "R"),
      align("justify", AlignJustify, "J"),
    ],
  },
  {
    group: "clean",
    tools: [
      {
        id: "clean",
        label: "Clean",
        icon: RemoveFormatting,
        run: (editor) => editor.chain().clearNodes().unsetTextAlign().unsetAllMarks().run(),
      },
    ],
  },
];
