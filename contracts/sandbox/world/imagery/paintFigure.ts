import type { GarmentDrawing } from "../World.ts"
import { clothTile, sheenOf } from "./fabrics/clothTile.ts"
import type { Palette } from "./Palette.ts"
import type { Figure, Fold, GarmentPart } from "./silhouettes/Figure.ts"
import { flute, leaf, unionOf } from "./silhouettes/outline.ts"
import type { Box } from "./silhouettes/outline.ts"

export interface PaintedFigure {
  readonly defs: string
  readonly body: string
  /** The outline of the whole figure, for its shadow. */
  readonly silhouette: string
  readonly box: Box
}

const isGarmentPart = (layer: Figure["layers"][number]): layer is GarmentPart => layer.kind === "part"

const fixed = (value: number): string => String(Math.round(value * 100) / 100)

const shapeOf = (fold: Fold, swell: number): string =>
  (fold.opens === true ? flute : leaf)(fold.from, fold.to, fold.width * swell, fold.bend)

/**
 * A soft edge is this many shapes on top of one another, each a little narrower: a blur of the same softness takes the
 * rasterizer several times as long.
 */
const SOFT_STEPS = [0, 1, 2, 3] as const

/** The opacity of each shape, so that all of them together have the given one. */
const opacityOfStep = (opacity: number): string =>
  String(Math.round((1 - (1 - opacity) ** (1 / SOFT_STEPS.length)) * 1_000) / 1_000)

const softFold = (fold: Fold, swell: number, opacity: number): string =>
  SOFT_STEPS.map(
    (step) =>
      `<path d="${shapeOf(fold, swell * (1.45 - 0.3 * step))}"` +
      ` fill-opacity="${opacityOfStep(Math.min(0.95, Math.abs(fold.depth ?? 1) * opacity))}"/>`,
  ).join("")

const foldsOf = (part: GarmentPart, palette: Palette, sheen: number): string => {
  if (part.folds.length === 0) return ""
  const dark = (share: number) =>
    part.folds.map((fold) => softFold(fold, 1.15, 0.4 * share * Math.sqrt(sheen))).join("")
  const light = part.folds.map((fold) => softFold(fold, 0.8, 0.34 * sheen)).join("")
  return (
    `<g fill="${palette.shade}" transform="translate(2.2 2.6)">${dark(1)}</g>` +
    `<g fill="${palette.deep}" transform="translate(1.2 1.4)">${dark(0.4)}</g>` +
    `<g fill="${palette.glint}" transform="translate(-2.6 -3)">${light}</g>`
  )
}

/** A stroke along the edge of a part that fades to both sides. */
const softStroke = (d: string, colour: string, width: number, opacity: number, shift: string): string =>
  SOFT_STEPS.map(
    (step) =>
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fixed(width + 9 - 4 * step)}"` +
      ` stroke-opacity="${opacityOfStep(opacity)}" transform="translate(${shift})"/>`,
  ).join("")

/** The shadow of a part on the cloth below it. */
const softShadow = ({ d, lift }: GarmentPart, colour: string, opacity: number): string =>
  SOFT_STEPS.map(
    (step) =>
      `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-linejoin="round"` +
      ` stroke-width="${fixed(5 - 1.6 * step)}" stroke-opacity="${opacityOfStep(opacity)}"` +
      ` fill-opacity="${opacityOfStep(opacity)}" transform="translate(${fixed(lift * 0.7)} ${fixed(lift * 1.15)})"/>`,
  ).join("")

const paintPart = (
  part: GarmentPart,
  index: number,
  id: string,
  fill: string,
  palette: Palette,
  sheen: number,
): string => {
  const clip = `${id}c${index}`
  const round = part.volume
  const dark = palette.lightness < 0.4
  const shadow = part.lift === 0 ? "" : softShadow(part, palette.deep, dark ? 0.42 : 0.3)
  return (
    `${shadow}<clipPath id="${clip}"><path d="${part.d}"/></clipPath><g clip-path="url(#${clip})">` +
    `<path d="${part.d}" fill="${fill}"/>` +
    (round === 0
      ? `<path d="${part.d}" fill="url(#${id}in)"/>`
      : `<path d="${part.d}" fill="url(#${id}form)"` +
        ` fill-opacity="${fixed(Math.min(1, round * (0.75 + 0.2 * sheen)))}"/>` +
        `<path d="${part.d}" fill="url(#${id}fall)" fill-opacity="${fixed(round)}"/>`) +
    foldsOf(part, palette, sheen) +
    (round < 0.15
      ? ""
      : softStroke(
          part.d,
          palette.lightness > 0.75 ? palette.shade : palette.deep,
          4 + 7 * round,
          0.22 + 0.2 * round,
          "1.8 2",
        ) + softStroke(part.d, palette.glint, 2.6, (dark ? 0.3 : 0.24) * Math.min(1.5, sheen), "2.4 2.4")) +
    `</g><path d="${part.d}" fill="none" stroke="${palette.deep}" stroke-width=".55" stroke-opacity=".42"/>`
  )
}

const lightDefs = (id: string, palette: Palette): string => {
  const dark = palette.lightness < 0.4
  const high = dark ? 0.32 : 0.42
  const low = palette.lightness > 0.8 ? 0.5 : 0.58
  return (
    `<linearGradient id="${id}form" x1="0" x2="1" y1="0" y2=".16">` +
    `<stop offset="0" stop-color="${palette.shade}" stop-opacity=".34"/>` +
    `<stop offset=".16" stop-color="${palette.light}" stop-opacity=".2"/>` +
    `<stop offset=".32" stop-color="${palette.glint}" stop-opacity="${high}"/>` +
    `<stop offset=".56" stop-color="${palette.base}" stop-opacity="0"/>` +
    `<stop offset=".86" stop-color="${palette.shade}" stop-opacity="${low}"/>` +
    `<stop offset="1" stop-color="${palette.deep}" stop-opacity="${low * 0.85}"/></linearGradient>` +
    `<linearGradient id="${id}fall" x1="0" x2="0" y1="0" y2="1">` +
    `<stop offset="0" stop-color="${palette.glint}" stop-opacity=".22"/>` +
    `<stop offset=".35" stop-color="${palette.base}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.shade}" stop-opacity=".34"/></linearGradient>` +
    `<linearGradient id="${id}in" x1="0" x2="1" y1="0" y2=".9">` +
    `<stop offset="0" stop-color="#0c0805" stop-opacity=".42"/>` +
    `<stop offset=".6" stop-color="#0c0805" stop-opacity=".14"/>` +
    `<stop offset="1" stop-color="#0c0805" stop-opacity=".3"/></linearGradient>`
  )
}

/** Draws a figure in its own units. `id` keeps the definitions of two figures in one document apart. */
export const paintFigure = (figure: Figure, drawing: GarmentDrawing, palette: Palette, id: string): PaintedFigure => {
  const sheen = sheenOf(drawing)
  const fills = new Map<string, string>()
  let defs = lightDefs(id, palette)
  const fillOf = (part: GarmentPart): string => {
    const [ox, oy] = part.origin
    const key = `${part.cloth} ${Math.round(part.grain)} ${Math.round(ox)} ${Math.round(oy)}`
    const known = fills.get(key)
    if (known !== undefined) return known
    const base = `${id}t${part.cloth}`
    if (!fills.has(part.cloth)) {
      const tile = clothTile(part.cloth, drawing, palette)
      defs +=
        `<pattern id="${base}" width="${fixed(tile.width)}"` +
        ` height="${fixed(tile.height)}" patternUnits="userSpaceOnUse">${tile.svg}</pattern>`
      fills.set(part.cloth, base)
    }
    const turned = `${base}r${fills.size}`
    defs +=
      `<pattern id="${turned}" href="#${base}" patternTransform="translate(${fixed(ox)} ${fixed(oy)}) rotate(` +
      `${Math.round(part.grain)}) translate(` +
      `${drawing.fabric === "cable" ? -12 : drawing.fabric === "check" ? -13 : 0} 0)"/>`
    fills.set(key, `url(#${turned})`)
    return `url(#${turned})`
  }
  const body = figure.layers
    .map((layer, index) =>
      isGarmentPart(layer) ? paintPart(layer, index, id, fillOf(layer), palette, sheen) : layer.svg,
    )
    .join("")
  const parts = figure.layers.filter(isGarmentPart)
  return {
    defs,
    body,
    silhouette: `<path d="${parts.map((part) => part.d).join("")}"/>`,
    box: unionOf(parts.map((part) => part.box)),
  }
}
