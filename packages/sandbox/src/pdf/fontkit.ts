import fontkit from "@pdf-lib/fontkit";
import type { PDFDocument } from "pdf-lib";

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

/** Not said to be for others, but where each glyph of a subset is added. */
const ADD_GLYPH = "_addGlyph";

/** What a subset of a TrueType font has inside, as far as it is mended here. */
interface GlyphTable {
  /** Where each glyph begins; version 1 counts bytes, version 0 pairs of bytes. */
  loca: { version?: 0 | 1 };
  [ADD_GLYPH](id: number): number;
}

/**
 * The font library, with subsets that hold every letter. By itself it tells where each glyph begins
 * in pairs of bytes whenever the numbers are small enough, though glyphs of an odd length (Inter has
 * them) begin between two pairs, and readers then draw nothing. Here it always counts bytes.
 */
export const exactFontkit: Fontkit = {
  create(data, postscriptName) {
    const font = fontkit.create(data, postscriptName);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      if (isGlyphTable(subset)) {
        const addGlyph = subset[ADD_GLYPH].bind(subset);
        subset[ADD_GLYPH] = (id) => {
          subset.loca.version = 1;
          return addGlyph(id);
        };
      }
      return subset;
    };
    return font;
  },
};

function isGlyphTable(subset: object): subset is GlyphTable {
  return ADD_GLYPH in subset && typeof subset[ADD_GLYPH] === "function";
}
