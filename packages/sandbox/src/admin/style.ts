/**
 * A constructed style sheet, since a strict CSP forbids inline styles. It uses the portal's colours
 * where they are set.
 */
const CSS = `
:host { all: initial; color-scheme: inherit; }
aside {
  --canvas: var(--mui-palette-background-paper, light-dark(#ffffff, #1d1d1b));
  --line: var(--mui-palette-divider, light-dark(#e6e3dc, #32312e));
  --edge: var(--mui-palette-control, light-dark(#8b877e, #7f7b72));
  --text: var(--mui-palette-text-primary, light-dark(#1a1c20, #edebe6));
  --soft: var(--mui-palette-text-secondary, light-dark(#55524b, #b8b4ab));
  --focus: var(--mui-palette-focus, light-dark(#1d5bd6, #8ab4ff));
  --danger: var(--mui-palette-error-main, light-dark(#b3241a, #ff8577));
  position: fixed; right: 0; bottom: 8px; z-index: 1250;
  display: flex; flex-direction: column-reverse; align-items: flex-end; gap: 8px;
  max-width: 100vw;
  font: 400 13px/18px "Inter Variable", system-ui, sans-serif; color: var(--text);
  pointer-events: none;
}
aside > * { pointer-events: auto; }
button, input, select {
  font: inherit; color: inherit; background: var(--canvas); min-height: 32px; padding: 0 10px;
  border: 1px solid var(--edge); border-radius: 8px; box-sizing: border-box;
}
button { cursor: pointer; }
button:hover { border-color: var(--text); }
button.danger { color: var(--danger); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
/* Within the room that pages keep free at their edge: it covers nothing that can be pressed. */
.toggle {
  width: 32px; padding: 0; color: var(--soft); display: grid; place-items: center;
  border-right: 0; border-radius: 8px 0 0 8px;
}
.toggle path {
  fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
}
.body {
  width: 320px; max-width: calc(100% - 16px); margin: 0 8px; max-height: min(72vh, 640px); overflow: auto; box-sizing: border-box;
  padding: 4px 16px 16px; background: var(--canvas); border: 1px solid var(--line);
  border-radius: 8px; box-shadow: 0 8px 24px rgb(14 18 25 / 18%);
}
.body[hidden] { display: none; }
section { padding: 12px 0; border-top: 1px solid var(--line); }
section:first-of-type { border-top: 0; }
h2 { margin: 0 0 8px; font-size: 13px; font-weight: 560; }
p, ul { margin: 0 0 8px; padding: 0; color: var(--soft); overflow-wrap: anywhere; }
li { margin-left: 18px; }
a { color: inherit; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.field { display: flex; flex-direction: column; gap: 4px; flex: 1 1 96px; min-width: 0; margin-bottom: 8px; }
.field > label { color: var(--soft); font-size: 12px; line-height: 16px; }
.field > * { width: 100%; }
.problem { color: var(--danger); }
@media (max-width: 1179.95px) { .toggle { width: 24px; } }
/* Phones keep 16px. Above the action bar of forms, which takes the whole width. */
@media (max-width: 599.95px) {
  aside { bottom: 76px; }
  .toggle { width: 16px; height: 56px; }
  .toggle svg { width: 12px; }
}
@media print { aside { display: none; } }
`;

export function panelStyle(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
