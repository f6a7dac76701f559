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

const foldsOf = (part: GarmentPart, palette: Palette, sheen: number, filter: string): string => {
  if (part.folds.length === 0) return ""
  const dark = part.folds
    .map(
      (fold) =>
        `<path d="${shapeOf(fold, 1.15)}" opacity="` +
        `${fixed(Math.min(0.95, Math.abs(fold.depth ?? 1) * 0.46 * Math.sqrt(sheen)))}"/>`,
    )
    .join("")
  const light = part.folds
    .map(
      (fold) =>
        `<path d="${shapeOf(fold, 0.8)}" opacity="${fixed(Math.min(0.95, Math.abs(fold.depth ?? 1) * 0.4 * sheen))}"/>`,
    )
    .join("")
  return (
    `<g filter="url(#${filter})"><g fill="${palette.shade}" transform="translate(2.2 2.6)">${dark}</g>` +
    `<g fill="${palette.deep}" transform="translate(1.2 1.4)" opacity=".4">${dark}</g>` +
    `<g fill="${palette.glint}" transform="translate(-2.6 -3)">${light}</g></g>`
  )
}

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
  const shadow =
    part.lift === 0
      ? ""
      : `<path d="${part.d}" fill="${palette.deep}" opacity="${dark ? 0.6 : 0.42}" filter="url(#${id}soft)"` +
        ` transform="translate(${fixed(part.lift * 0.7)} ${fixed(part.lift * 1.15)})"/>`
  return (
    `${shadow}<clipPath id="${clip}"><path d="${part.d}"/></clipPath><g clip-path="url(#${clip})">` +
    `<path d="${part.d}" fill="${fill}"/>` +
    (round === 0
      ? `<path d="${part.d}" fill="url(#${id}in)"/>`
      : `<path d="${part.d}" fill="url(#${id}form)"` +
        ` opacity="${fixed(Math.min(1, round * (0.75 + 0.2 * sheen)))}"/>` +
        `<path d="${part.d}" fill="url(#${id}fall)" opacity="${fixed(round)}"/>`) +
    foldsOf(part, palette, sheen, `${id}fold`) +
    (round < 0.15
      ? ""
      : `<g filter="url(#${id}rim)" fill="none">` +
        `<path d="${part.d}" stroke="${palette.lightness > 0.75 ? palette.shade : palette.deep}"` +
        ` stroke-width="${fixed(4 + 7 * round)}" opacity="${fixed(0.3 + 0.25 * round)}"` +
        ` transform="translate(1.8 2)"/><path d="${part.d}" stroke="${palette.glint}" stroke-width="2.6"` +
        ` opacity="${fixed((dark ? 0.5 : 0.4) * Math.min(1.5, sheen))}" transform="translate(2.4 2.4)"/></g>`) +
    `</g><path d="${part.d}" fill="none" stroke="${palette.deep}" stroke-width=".55" opacity=".42"/>`
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
    `<stop offset="1" stop-color="#0c0805" stop-opacity=".3"/></linearGradient>` +
    `<filter color-interpolation-filters="sRGB" id="${id}soft" x="-.06" y="-.06" width="1.12" height="1.12">` +
    `<feGaussianBlur stdDeviation="2.6"/></filter>` +
    `<filter color-interpolation-filters="sRGB" id="${id}fold" x="0" y="0" width="1" height="1">` +
    `<feGaussianBlur stdDeviation="2.1"/></filter>` +
    `<filter color-interpolation-filters="sRGB" id="${id}rim" x="0" y="0" width="1" height="1">` +
    `<feGaussianBlur stdDeviation="3.2"/></filter>`
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
