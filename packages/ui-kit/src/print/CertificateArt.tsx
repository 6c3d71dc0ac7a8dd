import { Mark } from "../layout/Mark.tsx";
import { rosette, wavyBand } from "./guilloche.ts";

/** The page in millimetres: A4 landscape. */
const PAGE = { width: 297, height: 210 } as const;
/** The outer rule, the middle of the woven band and the inner rule, from the edge of the paper. */
const OUTER = 7;
const MIDDLE = 12;
const INNER = 17;
/** Half the corner's rosette. */
const CORNER = 4.6;

const span = (whole: number): number => whole - 2 * (MIDDLE + CORNER + 0.4);
const across = { length: span(PAGE.width), amplitude: 2.6, lines: 8, waves: 30, swells: 18 };
const down = { ...across, length: span(PAGE.height), waves: 19, swells: 12 };

/** Computed at the first certificate and kept: the lines are the same on each. */
let drawn: Record<"across" | "down" | "corner" | "seal", string> | undefined;

function lines() {
  drawn ??= {
    across: wavyBand(across).join(""),
    down: wavyBand(down).join(""),
    corner: rosette({ inner: 2.4, outer: CORNER, lines: 5, petals: 8 }).join(""),
    seal: rosette({ inner: 28, outer: 49, lines: 12, petals: 12 }).join(""),
  };
  return drawn;
}

const start = MIDDLE + CORNER + 0.4;
const EDGES = [
  { id: "top", way: "across", move: `translate(${start} ${MIDDLE})` },
  { id: "bottom", way: "across", move: `translate(${start} ${PAGE.height - MIDDLE})` },
  { id: "left", way: "down", move: `translate(${MIDDLE} ${start}) rotate(90)` },
  { id: "right", way: "down", move: `translate(${PAGE.width - MIDDLE} ${start}) rotate(90)` },
] as const;
const CORNERS = [MIDDLE, PAGE.width - MIDDLE].flatMap((x) =>
  [MIDDLE, PAGE.height - MIDDLE].map((y) => ({ id: `${x} ${y}`, move: `translate(${x} ${y})` })),
);

/** The woven frame around a certificate; fills the page. Decoration. */
export function CertificateFrame() {
  const { corner, ...bands } = lines();
  return (
    <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} fill="none" aria-hidden data-frame>
      <g stroke="#7C8798" strokeWidth="0.12">
        {EDGES.map(({ id, way, move }) => (
          <path key={id} d={bands[way]} transform={move} />
        ))}
        {CORNERS.map(({ id, move }) => (
          <path key={id} d={corner} transform={move} />
        ))}
      </g>
      <rect
        x={OUTER}
        y={OUTER}
        width={PAGE.width - 2 * OUTER}
        height={PAGE.height - 2 * OUTER}
        stroke="#131A24"
        strokeWidth="0.35"
      />
      <rect
        x={INNER}
        y={INNER}
        width={PAGE.width - 2 * INNER}
        height={PAGE.height - 2 * INNER}
        stroke="#131A24"
        strokeWidth="0.2"
      />
    </svg>
  );
}

/** The seal under a certificate: the mark inside a rosette. Decoration. */
export function CertificateSeal() {
  return (
    <svg viewBox="-50 -50 100 100" fill="none" aria-hidden data-seal>
      <path d={lines().seal} stroke="#1F3A68" strokeWidth="0.35" opacity="0.85" />
      <circle r="27.5" fill="#fff" stroke="#1F3A68" strokeWidth="0.6" />
      <circle r="25.5" stroke="#1F3A68" strokeWidth="0.3" />
      <g transform="translate(-17 -16.4)" color="#131A24">
        <Mark size={34} />
      </g>
    </svg>
  );
}
