import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import { seededRandom } from "../seededRandom.ts"
import type { Tile } from "./Tile.ts"
import { weaveSvg } from "./weaveSvg.ts"
import type { Draft, Weave, YarnTone } from "./weaveSvg.ts"

const plainDraft: Draft = (column, row) => (column + row) % 2 === 0
const twillDraft: Draft = (column, row) => (column + row) % 4 < 2
const denimDraft: Draft = (column, row) => (column + row) % 4 < 3
const satinDraft: Draft = (column, row) => (column * 2 + row) % 5 !== 0
const herringboneDraft: Draft = (column, row) => (column % 16 < 8 ? column + row : 64 - column + row + 1) % 4 < 2

/** Close-up of all woven fabrics, with every yarn of the real structure. */
export const macroWeave = (drawing: GarmentDrawing, palette: Palette): Tile => {
  const random = seededRandom(drawing.seed + 29)
  const base: YarnTone = { body: palette.base, lit: palette.glint, shaded: palette.shade }
  const soft: YarnTone = { body: palette.light, lit: palette.glint, shaded: palette.shade }
  const second: YarnTone = { body: palette.accent, lit: palette.accentLight, shaded: palette.accentShade }
  const secondLight: YarnTone = { body: palette.accentLight, lit: palette.glint, shaded: palette.accentShade }
  const dim: YarnTone = { body: palette.shade, lit: palette.base, shaded: palette.deep }
  const dusk: YarnTone = { body: palette.base, lit: palette.light, shaded: palette.deep }
  const mixed = (): YarnTone => (random() < 0.3 ? soft : random() < 0.2 ? dusk : base)
  const make = (draft: Draft, cut: Partial<Omit<Weave, "draft">>): Tile => {
    const weave: Weave = {
      columns: 16,
      rows: 16,
      cell: 19,
      warp: mixed,
      weft: mixed,
      fill: 0.92,
      slub: 0.2,
      gap: palette.deep,
      ...cut,
      draft,
    }
    return { width: weave.columns * weave.cell, height: weave.rows * weave.cell, svg: weaveSvg(weave, random) }
  }
  switch (drawing.fabric) {
    case "denim":
      return make(denimDraft, { cell: 16, columns: 20, rows: 20, weft: () => secondLight, slub: 0.3 })
    case "twill":
      return make(twillDraft, {
        cell: 15,
        columns: 20,
        rows: 20,
        slub: 0.1,
        warp: () => (random() < 0.3 ? soft : base),
        weft: () => dim,
      })
    case "herringbone":
      return make(herringboneDraft, { cell: 14, columns: 32, rows: 16, weft: () => secondLight, slub: 0.15 })
    case "tweed":
      return make(twillDraft, {
        cell: 20,
        slub: 0.6,
        warp: () => (random() < 0.34 ? second : mixed()),
        weft: () => dim,
      })
    case "check": {
      const plan = (index: number): YarnTone =>
        index < 9 ? second : index === 14 || index === 15 ? secondLight : index === 21 ? dim : base
      return make(twillDraft, { cell: 13, columns: 28, rows: 28, warp: plan, weft: plan, slub: 0.1 })
    }
    case "stripe": {
      const across = drawing.garment === "tshirt" || drawing.garment === "sweater" || drawing.garment === "bag"
      const plan = (index: number): YarnTone => (index % 20 < 6 ? second : mixed())
      return make(plainDraft, {
        cell: 13,
        columns: 20,
        rows: 20,
        ...(across ? { weft: plan, warp: mixed } : { warp: plan }),
        fill: across ? 0.95 : 0.96,
      })
    }
    case "seersucker":
      return make(plainDraft, {
        cell: 13,
        columns: 24,
        rows: 24,
        warp: (index) => (index % 12 < 6 ? second : mixed()),
        slub: 0.4,
      })
    case "linen":
      return make(plainDraft, { cell: 17, columns: 18, rows: 18, slub: 1, fill: 0.98, gap: palette.shade })
    case "canvas":
      return make(plainDraft, { cell: 22, columns: 14, rows: 14, slub: 0.5, gap: palette.shade })
    case "satin":
      return make(satinDraft, {
        cell: 9,
        columns: 30,
        rows: 30,
        warp: () => base,
        weft: () => base,
        fill: 1,
        slub: 0,
        gap: palette.base,
      })
    default:
      return make(plainDraft, { cell: 11, columns: 24, rows: 24, slub: 0.2, gap: palette.shade })
  }
}
