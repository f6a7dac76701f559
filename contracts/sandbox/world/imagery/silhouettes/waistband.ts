import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import { mirrored } from "./outline.ts"
import { button, stitch } from "./trims.ts"

/** A waistband at y = 0, with loops, button and, in front, the inside of the back with its label. */
export const waistband = (sketch: Sketch, half: number, height: number, loops: boolean): readonly Layer[] => {
  const { palette, view, drawing } = sketch
  const band = mirrored([
    [0, -height + 4],
    [half * 0.6, -height + 2.6],
    [half - 1.5, -height, 1],
    [half + 0.6, 1, 1],
    [half * 0.6, 4.4],
    [0, 5.4],
  ])
  const behind = mirrored([
    [0, -height - 5],
    [half * 0.6, -height - 4],
    [half - 2, -height + 0.5, 1],
    [half * 0.6, -height + 4],
    [0, -height + 6],
  ])
  const loop = (x: number, y: number): string =>
    `<rect x="${x - 1.4}" y="${y - height - 0.8}" width="5.2" height="${height + 6}" rx="1"` +
    ` fill="${palette.deep}" fill-opacity=".4"/>` +
    `<rect x="${x - 2.5}" y="${y - height - 1.6}" width="5" height="${height + 6}" rx="1" fill="${palette.base}"/>` +
    `<rect x="${x - 2.5}" y="${y - height - 1.6}" width="5" height="${height + 6}" rx="1" fill="none"` +
    ` stroke="${palette.deep}" stroke-opacity=".4" stroke-width=".7"/>` +
    stitch(palette, `M${x - 1.2} ${y - height}v${height + 3}M${x + 1.2} ${y - height}v${height + 3}`)
  const edge = `M${-half + 1} ${-height + 2.4}Q0 ${-height + 8} ${half - 1} ${-height + 2.4}`
  const low = `M${-half} -1.4Q0 7 ${half} -1.4`
  const tab =
    drawing.fabric === "denim"
      ? "#b4793f"
      : drawing.fabric === "canvas" || drawing.fabric === "twill"
        ? "#d8cfbf"
        : palette.deep
  return [
    ...(view === "back"
      ? []
      : [
          part(behind, { cloth: "lining", volume: 0 }),
          mark(
            `<rect x="-9" y="${-height - 3}" width="18" height="6" fill="#f3eee4"/>` +
              `<path d="M-9 ${-height + 2.6}h18" stroke="#c8202b" stroke-width=".8"/>`,
          ),
        ]),
    part(band, { grain: 90, volume: 0.7, lift: 1 }),
    mark(
      drawing.closure === "tie"
        ? `<path` +
            ` d="` +
            Array.from({ length: 22 }, (_, i) => `M${(i - 10.5) * half * 0.092} ${-height + 4}v${height - 3}`).join(
              "",
            ) +
            `" stroke="${palette.deep}" stroke-width="1.1" stroke-opacity=".38"/>`
        : stitch(palette, edge) + stitch(palette, low),
      loops
        ? [-0.86, -0.42, 0.42, 0.86].map((at) => loop(at * half, 3.4 - Math.abs(at) * 3)).join("") +
            (view === "back" ? loop(0, 4) : "")
        : "",
      view === "back" || drawing.closure === "tie" ? "" : button(palette, 1, -height / 2 + 4.6, 3.6, tab),
      drawing.closure === "tie" && view !== "back"
        ? `<path d="M-4 2C-16 26 -10 44 -14 66M4 2C10 22 16 36 11 58" fill="none" stroke="${palette.deep}"` +
            ` stroke-width="3.4" stroke-opacity=".35" stroke-linecap="round" transform="translate(1.6 2)"/>` +
            `<path d="M-4 2C-16 26 -10 44 -14 66M4 2C10 22 16 36 11 58" fill="none" stroke="${palette.accentLight}"` +
            ` stroke-width="2.6" stroke-linecap="round"/>`
        : "",
    ),
  ]
}
