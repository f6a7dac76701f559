import type { Palette } from "./Palette.ts"
import { softLayer } from "./softLayer.ts"

/** Shared definitions of every picture: the paper, its light, and the dish of a button. */
export const studioDefs = (palette: Palette): string =>
  `<radialGradient id="paper" cx=".3" cy=".2" r="1.05"><stop offset="0" stop-color="${palette.groundLight}"/>` +
  `<stop offset=".5" stop-color="${palette.ground}"/><stop offset="1" stop-color="${palette.groundShade}"/>` +
  `</radialGradient>` +
  `<linearGradient id="button" x1=".1" y1="0" x2=".9" y2="1">` +
  `<stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient>` +
  `<radialGradient id="hollow" cx=".5" cy=".75" r=".75"><stop offset="0" stop-color="#000" stop-opacity=".5"/>` +
  `<stop offset="1" stop-color="#000" stop-opacity=".12"/></radialGradient>` +
  `<radialGradient id="wash"><stop offset="0" stop-color="${palette.accentLight}" stop-opacity=".42"/>` +
  `<stop offset="1" stop-color="${palette.accentLight}" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="contact"><stop offset="0" stop-color="${palette.shadow}" stop-opacity=".62"/>` +
  `<stop offset=".6" stop-color="${palette.shadow}" stop-opacity=".24"/>` +
  `<stop offset="1" stop-color="${palette.shadow}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="floor" x1="0" x2="0" y1="0" y2="1">` +
  `<stop offset="0" stop-color="${palette.groundShade}" stop-opacity=".55"/>` +
  `<stop offset=".25" stop-color="${palette.groundShade}" stop-opacity=".12"/>` +
  `<stop offset="1" stop-color="${palette.groundShade}" stop-opacity=".4"/></linearGradient>` +
  `<filter color-interpolation-filters="sRGB" id="cast" x="-.1" y="-.1" width="1.2" height="1.2">` +
  `<feGaussianBlur stdDeviation="22"/></filter>` +
  `<filter color-interpolation-filters="sRGB" id="near" x="-.05" y="-.05" width="1.1" height="1.1">` +
  `<feGaussianBlur stdDeviation="6"/></filter>`

export const paper = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#paper)"/>`

/** The shadow of a garment on the paper behind it: a wide soft one and a near one, down and to the right. */
export const castShadow = (silhouette: string, palette: Palette, transform: string, height: number): string =>
  softLayer(
    `<g fill="${palette.shadow}"><g filter="url(#cast)" opacity=".3"` +
      ` transform="translate(${Math.round(height * 1.4)} ${Math.round(height * 1.9)})"><g transform="${transform}">` +
      `${silhouette}</g></g>` +
      `<g filter="url(#near)" opacity=".34" transform="translate(${Math.round(height * 0.35)} ` +
      `${Math.round(height * 0.5)})"><g transform="${transform}">${silhouette}</g></g></g>`,
  )
