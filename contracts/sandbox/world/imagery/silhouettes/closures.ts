import type { Layer, Sketch } from "./Figure.ts"
import { mark, part } from "./Figure.ts"
import { isKnit, isOuterwear } from "./measures.ts"
import { flow } from "./outline.ts"
import type { Knot } from "./outline.ts"
import { button, seam, stitch, zip } from "./trims.ts"

const buttonColour = (sketch: Sketch): string => {
  const { drawing, palette } = sketch
  if (drawing.garment === "coat" || drawing.garment === "blazer" || drawing.garment === "cardigan")
    return palette.lightness > 0.6 ? "#7a5a3e" : "#3b2a20"
  if (drawing.fabric === "denim") return "#b98a5a"
  return palette.lightness > 0.5 ? "#efe8db" : "#d9cfbf"
}

const column = (sketch: Sketch, x: number, top: number, bottom: number, pitch: number, radius: number): string => {
  const colour = buttonColour(sketch)
  const count = Math.max(2, Math.round((bottom - top) / pitch) + 1)
  const step = (bottom - top) / (count - 1)
  return Array.from({ length: count }, (_, index) =>
    button(sketch.palette, x, Math.round(top + step * index), radius, colour),
  ).join("")
}

/** The centre front of garments that open down the middle, from `top` to the hem. */
export const frontClosure = (sketch: Sketch, top: number, hem: number): readonly Layer[] => {
  const { drawing, palette, view } = sketch
  if (view === "back") return []
  const outer = isOuterwear(drawing)
  const rib = isKnit(drawing) ? 14 : 0
  switch (drawing.closure) {
    case "none":
      return []
    case "zip": {
      const open = drawing.collar === "turtle" ? -34 : top
      return [
        mark(
          zip(palette, 0, open, hem - 1, open + 12),
          stitch(palette, `M-7 ${open + 2}V${hem}`),
          stitch(palette, `M7 ${open + 2}V${hem}`),
        ),
      ]
    }
    case "double-breasted": {
      const first = top + 16
      const last = Math.min(hem - 60, first + 104)
      return [
        mark(seam(palette, `M-26 ${top - 2}C-27 ${top + 40} -27 ${hem - 40} -25 ${hem + 2}`)),
        mark(column(sketch, -17, first, last, 46, 5), column(sketch, 30, first, last, 46, 5)),
      ]
    }
    case "buttons": {
      if (outer) {
        const last = drawing.garment === "blazer" ? top + 44 : Math.min(hem - 70, top + 150)
        return [
          mark(
            seam(
              palette,
              drawing.garment === "blazer"
                ? `M-7 ${top}C-8 ${top + 60} -8 ${hem - 50} ${-24} ${hem + 1}`
                : `M-7 ${top}L-8 ${hem + 1}`,
            ),
          ),
          mark(column(sketch, 1, top + 7, last, 42, 4.6)),
        ]
      }
      const half = drawing.garment === "cardigan" ? 9 : 6.4
      const band: readonly Knot[] = [
        [-half, top + 1, 1],
        [half, top + 1, 1],
        [half, hem - rib / 2, 1],
        [-half, hem - rib / 2, 1],
      ]
      return [
        part(
          band,
          drawing.garment === "cardigan" ? { cloth: "rib", volume: 0.2, lift: 1.4 } : { volume: 0.12, lift: 1.2 },
        ),
        mark(
          drawing.garment === "cardigan"
            ? ""
            : stitch(palette, `M${half - 1.6} ${top}V${hem}`) + stitch(palette, `M${-half + 1.6} ${top}V${hem}`),
          column(
            sketch,
            0,
            top + (drawing.garment === "cardigan" ? 10 : 5),
            hem - 22,
            drawing.garment === "cardigan" ? 38 : 34,
            drawing.garment === "cardigan" ? 4.6 : 2.9,
          ),
        ),
      ]
    }
    case "tie":
      return []
  }
}

/** A half placket: polo shirts, henleys, popover blouses. */
export const halfPlacket = (sketch: Sketch, top: number, length: number): readonly Layer[] => {
  if (sketch.view === "back") return []
  const { palette } = sketch
  const band: readonly Knot[] = [
    [-6, top, 1],
    [6, top, 1],
    [6, top + length, 1],
    [-6, top + length, 1],
  ]
  return [
    part(band, { volume: 0.1, lift: 1.2 }),
    mark(
      stitch(palette, `M-4.4 ${top}V${top + length - 1.6}H4.4V${top}`),
      stitch(palette, `M-6 ${top + length - 9}L6 ${top + length - 9}`),
      column(sketch, 0, top + 9, top + length - 16, 22, 2.8),
    ),
  ]
}

/** A sash tied at the waist with the two ends of a bow. */
export const sash = (sketch: Sketch, waist: number, y: number): readonly Layer[] => {
  const { palette, view, random } = sketch
  const belt: readonly Knot[] = [
    [-waist - 1, y - 7, 1],
    [0, y - 4],
    [waist + 1, y - 7, 1],
    [waist + 1, y + 7, 1],
    [0, y + 10],
    [-waist - 1, y + 7, 1],
  ]
  const sway = 8 + random() * 8
  const end = (s: number, length: number): readonly Knot[] => [
    [-s * 2, y, 1],
    [s * 6, y + 2, 1],
    [s * (12 + sway), y + length * 0.6],
    [s * (10 + sway), y + length, 1],
    [s * (sway - 3), y + length - 4, 1],
    [s * (sway * 0.6), y + length * 0.5],
  ]
  const layers: readonly Layer[] = [
    part(belt, {
      volume: 0.5,
      lift: 2.4,
      grain: 90,
      folds: [
        { from: [-waist, y + 2], to: [-8, y + 1], width: 2, bend: 2 },
        { from: [waist, y - 1], to: [8, y + 3], width: 2, bend: 2 },
      ],
    }),
  ]
  if (view === "back") return layers
  const loop = (s: number): readonly Knot[] => [
    [0, y],
    [s * 16, y - 11],
    [s * 31, y - 4],
    [s * 26, y + 9],
    [s * 9, y + 6],
  ]
  return [
    ...layers,
    part(end(-1, 84), { grain: -8, lift: 2.4, volume: 0.5 }),
    part(end(1, 72), { grain: 10, lift: 2.4, volume: 0.5 }),
    part(loop(-1), { grain: 70, lift: 2, volume: 0.9 }),
    part(loop(1), { grain: -70, lift: 2, volume: 0.9 }),
    part(
      [
        [-7, y - 7],
        [7, y - 7],
        [8, y + 8],
        [-7, y + 9],
      ],
      { lift: 1.6, volume: 0.9 },
    ),
    mark(
      seam(
        palette,
        flow(
          [
            [-3, y - 6],
            [-4, y + 7],
          ],
          false,
        ),
        0.5,
      ),
    ),
  ]
}
