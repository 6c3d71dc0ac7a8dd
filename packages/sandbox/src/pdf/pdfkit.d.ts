// Adds members of newer releases to the types of pdfkit and fontkit.
import type { Font } from "fontkit";

declare module "fontkit" {
  export function create(data: Uint8Array): Font;
}

declare global {
  namespace PDFKit {
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, font: Font): this;
      }
      interface PDFText {
        /** Draws one line from its upper left corner; `lineWidth` is the available width. */
        _fragment(text: string, x: number, y: number, options: LineOptions): void;
      }
      interface LineOptions extends TextOptions {
        lineWidth?: number;
      }
      interface StructureElementOptions {
        /** Left, top, right and lower edge, in points. */
        bbox?: readonly [number, number, number, number];
        scope?: "Row" | "Column" | undefined;
      }
      interface PDFSubset {
        initSubset(options: { subset: "PDF/UA" }): void;
      }
    }
    interface PDFStructureElement {
      dictionary: PDFKitReference;
    }
    interface PDFKitReference {
      end(): void;
    }
  }
}
