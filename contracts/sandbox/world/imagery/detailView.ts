import type { GarmentDrawing } from "../World.ts"
import { macroKnit } from "./fabrics/macroKnit.ts"
import { macroWeave } from "./fabrics/macroWeave.ts"
import { printTile } from "./fabrics/printTile.ts"
import { sheenOf } from "./fabrics/clothTile.ts"
import { closeUpTrim } from "./closeUpTrim.ts"
import type { Palette } from "./Palette.ts"
import { softLayer } from "./softLayer.ts"
import { between, seededRandom } from "./seededRandom.ts"
import { leaf } from "./silhouettes/outline.ts"
import { studioDefs } from "./studio.ts"

const isKnitted = ({ fabric, garment }: GarmentDrawing): boolean =>
  fabric === "rib" ||
  fabric === "cable" ||
  fabric === "jersey" ||
  ((garment === "sweater" || garment === "cardigan") && (fabric === "plain" || fabric === "stripe"))

/** The fabric of a close-up as patterns: the structure with the print on top. */
export const macroDefs = (drawing: GarmentDrawing, palette: Palette): string => {
  if (drawing.fabric === "leather")
    return (
      `<pattern id="macro" width="200" height="200" patternUnits="userSpaceOnUse">` +
      `<rect width="200" height="200" fill="${palette.base}"/></pattern>` +
      `<filter color-interpolation-filters="sRGB" id="grain" x="0" y="0" width="1" height="1">` +
      `<feTurbulence type="turbulence" baseFrequency=".055 .06" numOctaves="1" seed="${drawing.seed % 83}"/>` +
      `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 0 0 0 0"/>` +
      `<feDiffuseLighting surfaceScale="3.4" diffuseConstant="1.15" lighting-color="#fff">` +
      `<feDistantLight azimuth="225" elevation="48"/></feDiffuseLighting></filter>`
    )
  const tile = isKnitted(drawing) ? macroKnit(drawing, palette) : macroWeave(drawing, palette)
  const print =
    drawing.fabric === "floral"
      ? ((motif) =>
          `<pattern id="print" width="${motif.width}"` +
          ` height="${motif.height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-4)">` +
          `${motif.svg.replace(/<rect[^<>]*\/>/, "")}</pattern>`)(
          printTile(palette, seededRandom(drawing.seed + 11), 5.2),
        )
      : ""
  return (
    `<pattern id="macro" width="${Math.round(tile.width * 10) / 10}"` +
    ` height="${tile.height}" patternUnits="userSpaceOnUse">${tile.svg}</pattern>${print}`
  )
}

/** Fills an area with the close-up fabric. */
export const macroCloth = (drawing: GarmentDrawing, palette: Palette, area: string): string =>
  `<g fill="url(#macro)">${area}</g>` +
  (drawing.fabric === "floral" ? `<g fill="url(#print)" opacity=".88">${area}</g>` : "") +
  (drawing.fabric === "leather"
    ? `<g style="mix-blend-mode:multiply" opacity=".55"><rect width="800" height="1000" filter="url(#grain)"/></g>`
    : "")

/** Draws a close-up, 800 × 1000: the structure of the fabric under raking light, with a seam, edge or fastening. */
export const detailView = (drawing: GarmentDrawing, palette: Palette): string => {
  const random = seededRandom(drawing.seed + 5)
  const sheen = sheenOf(drawing)
  const lean = between(random, -40, 40)
  const waves = [0, 1, 2].map((index) => {
    const x = 120 + index * 290 + between(random, -50, 50)
    return {
      from: [x + 170 + lean, -120] as const,
      to: [x - 150 + lean, 1120] as const,
      width: between(random, 60, 105),
    }
  })
  const fold = (dx: number, swell: number): string =>
    waves
      .map(
        ({ from, to, width }) => `<path d="${leaf([from[0] + dx, from[1]], [to[0] + dx, to[1]], width * swell, 40)}"/>`,
      )
      .join("")
  const whole = `<rect width="800" height="1000"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>` +
    `${studioDefs(palette)}${macroDefs(drawing, palette)}` +
    `<radialGradient id="lamp" cx=".22" cy=".14" r="1.15">` +
    `<stop offset="0" stop-color="${palette.glint}" stop-opacity="${(0.3 * sheen).toFixed(2)}"/>` +
    `<stop offset=".45" stop-color="${palette.base}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${palette.deep}" stop-opacity=".62"/></radialGradient>` +
    `<filter color-interpolation-filters="sRGB" id="wide" filterUnits="userSpaceOnUse" x="-100" y="-100"` +
    ` width="1000" height="1200"><feGaussianBlur stdDeviation="30"/></filter></defs>` +
    `<rect width="800" height="1000" fill="${palette.base}"/>` +
    `${
      drawing.fabric === "leather"
        ? macroCloth(drawing, palette, whole)
        : `<g transform="rotate(${(lean / 8).toFixed(1)} 400 500)">` +
          `${macroCloth(drawing, palette, `<rect x="-120" y="-120" width="1040" height="1240"/>`)}</g>`
    }` +
    softLayer(
      `<g filter="url(#wide)"><g fill="${palette.deep}" opacity="${(0.46 * Math.sqrt(sheen)).toFixed(2)}">` +
        `${fold(46, 1)}</g><g fill="${palette.glint}" opacity="${Math.min(0.9, 0.34 * sheen).toFixed(2)}">` +
        `${fold(-48, 0.6)}</g></g>`,
    ) +
    `${closeUpTrim(drawing, palette)}<rect width="800" height="1000" fill="url(#lamp)"/></svg>`
  )
}
