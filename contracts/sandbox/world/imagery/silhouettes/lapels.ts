import { mark, part } from "./Figure.ts"
import type { Layer, Sketch } from "./Figure.ts"
import type { Neck } from "./neck.ts"
import { flip, flow, mirrored } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { seam, stitch } from "./trims.ts"

/**
 * Notched lapels from the neck to the first button, with the collar behind. `breakY` is where they meet, `overlap` how
 * far the wearer's left front crosses the centre.
 */
export const lapels = (sketch: Sketch, neck: Neck, breakY: number, overlap: number): readonly Layer[] => {
  const { palette, view, drawing } = sketch
  const h = neck.half
  if (view === "back") {
    const fall: readonly Knot[] = [
      [0, -13],
      [h * 0.7, -11],
      [h + 1, -7, 1],
      [h + 15, 13, 1],
      [h * 0.7, 17],
      [0, 18.5],
    ]
    return [part(mirrored(fall), { volume: 0.5, lift: 2.4 })]
  }
  const wide = drawing.garment === "coat" ? 1.22 : drawing.closure === "double-breasted" ? 1.14 : 1
  const peak = drawing.closure === "double-breasted" ? -9 : 3
  const notch = breakY * 0.37
  const reach = h + 21 * wide
  const lapel: readonly Knot[] = [
    [overlap, breakY, 1],
    [h * 0.5 + overlap * 0.4, breakY * 0.52],
    [h * 0.92, 2, 1],
    [h + 10, notch * 0.62, 1],
    [reach - 8, notch + 1, 1],
    [reach + 6 * wide, notch + peak, 1],
    [reach - 6, breakY * 0.62],
    [overlap + 9, breakY - 2],
  ]
  const collar: readonly Knot[] = [
    [h * 0.5, -13, 1],
    [h * 0.93, -12],
    [h + 12, 2],
    [reach + 2, notch - 9, 1],
    [reach - 7, notch + 1.5, 1],
    [h + 9, notch * 0.66],
    [h * 0.84, 6, 1],
  ]
  const stand: readonly Knot[] = [
    [0, -14],
    [h * 0.6, -14],
    [h * 0.98, -10, 1],
    [h, 6, 1],
    [h * 0.6, 11],
    [0, 13],
  ]
  const sided = (side: 1 | -1): readonly Layer[] => {
    const turn = side === 1 ? (knots: readonly Knot[]) => knots : flip
    const crossing =
      side === 1
        ? lapel.map(([x, y, c]): Knot =>
            c === 1 ? [y >= breakY - 3 ? -x : x, y, 1] : [y >= breakY - 3 ? x - overlap * 2 : x, y],
          )
        : lapel
    const edge = turn(crossing)
    return [
      part(edge, {
        grain: side * -14,
        volume: 0.45,
        lift: 3.4,
        folds: [{ from: edge[1] ?? [0, 0], to: edge[0] ?? [0, 0], width: 4, bend: 2 * side, depth: -0.8 }],
      }),
      mark(stitch(palette, flow(turn(crossing.slice(5).map(([x, y]): Knot => [x - 2.6, y - 0.4])), false))),
      part(turn(collar), { grain: side * 24, volume: 0.45, lift: 2.2 }),
      mark(
        seam(
          palette,
          flow(
            turn([
              [h * 0.86, 5],
              [h + 9, notch * 0.66],
              [reach - 7, notch + 1.5],
            ]),
            false,
          ),
          0.8,
        ),
      ),
      mark(
        side === 1
          ? ""
          : `<path d="M${-reach + 2} ${notch + 12}l11 5" stroke="${palette.deep}" stroke-width="1.3"` +
              ` stroke-opacity=".65"/>`,
      ),
    ]
  }
  return [part(mirrored(stand), { volume: 0.2, lift: 1 }), ...sided(-1), ...sided(1)]
}
