import { styled } from "@mui/material/styles";
import { MARK_ACCENT } from "../theme/tokens.ts";

const SIZE = 860;
const CENTRE = SIZE / 2;
const RINGS = Array.from({ length: 9 }, (_, n) => 60 + n * 44);
const RIM = 412;
const FLIGHT = 324;

/** A point at a bearing in degrees, clockwise from the top, on a circle round the centre. */
function at(bearing: number, radius: number): string {
  const angle = (bearing * Math.PI) / 180;
  const x = CENTRE + radius * Math.sin(angle);
  const y = CENTRE - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

// A scale of 72 marks, every sixth a long one, in two paths: they differ in length alone.
const ticks = Array.from({ length: 72 }, (_, n) => n * 5)
  .map((bearing) => `M${at(bearing, RIM)}L${at(bearing, RIM - (bearing % 30 === 0 ? 20 : 8))}`)
  .join("");

const Drawing = styled("svg")({
  position: "absolute",
  right: -260,
  bottom: -220,
  width: SIZE,
  height: SIZE,
});

/**
 * The login panel's picture: a radar's rings with its scale, and a wing that has flown part of one
 * round. Computed, so it stays sharp at any size and costs no request.
 */
export function Orbit() {
  return (
    <Drawing
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      fill="none"
      stroke="#FFFFFF"
      aria-hidden
      focusable="false"
    >
      {RINGS.map((radius, n) => (
        <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} strokeOpacity={0.16 - n * 0.012} />
      ))}
      <path d={ticks} strokeOpacity={0.22} />
      <path
        d={`M${at(308.5, FLIGHT)}A${FLIGHT} ${FLIGHT} 0 0 1 ${at(0, FLIGHT)}`}
        stroke={MARK_ACCENT.onInk}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d="M0 0-30-12-22 0-30 12z"
        transform={`translate(${at(4.2, FLIGHT)}) rotate(2)`}
        fill={MARK_ACCENT.onInk}
        stroke="none"
      />
    </Drawing>
  );
}
