import type { Palette } from "../Palette.ts"
import { wordmark } from "./wordmark.ts"

/** Thread colour of denim. */
export const TOBACCO = "#c58a45"

/** A row of topstitching with the groove it pulls into the fabric. */
export const stitch = (palette: Palette, d: string, colour = palette.thread): string =>
  `<path d="${d}" fill="none" stroke="${palette.deep}" stroke-width=".9" stroke-opacity=".22"/>` +
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width=".65" stroke-dasharray="1.9 1.1" stroke-opacity=".85"/>`

/** A seam between two parts: a dark line with a light lower edge. */
export const seam = (palette: Palette, d: string, strength = 1): string =>
  `<path d="${d}" fill="none" stroke="${palette.glint}" stroke-width="1" stroke-opacity="${0.3 * strength}"` +
  ` transform="translate(.7 .9)"/>` +
  `<path d="${d}" fill="none" stroke="${palette.deep}" stroke-width=".9" stroke-opacity="${0.6 * strength}"/>`

/** Four-hole button with rim, dish, thread and its own small shadow. */
export const button = (palette: Palette, x: number, y: number, radius: number, colour: string): string => {
  const hole = radius * 0.26
  const holes = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map(
        (sy) => `<circle cx="${sx * hole}" cy="${sy * hole}" r="${radius * 0.13}" fill="#17120e" fill-opacity=".8"/>`,
      ),
    )
    .join("")
  return (
    `<g transform="translate(${x} ${y})">` +
    `<ellipse cx="${radius * 0.3}" cy="${radius * 0.42}" rx="${radius * 1.08}" ry="${radius * 1.02}"` +
    ` fill="${palette.deep}" fill-opacity=".45"/>` +
    `<circle r="${radius}" fill="${colour}"/>` +
    `<circle r="${radius * 0.95}" fill="url(#button)"/>` +
    `<circle r="${radius * 0.66}" fill="none" stroke="#1b1512" stroke-opacity=".35" stroke-width="${radius * 0.1}"/>` +
    `<path d="M${-radius * 0.62} ${-radius * 0.5}` +
    `A${radius * 0.8} ${radius * 0.8} 0 0 1 ${radius * 0.3} ${-radius * 0.74}" fill="none" stroke="#fff"` +
    ` stroke-opacity=".6" stroke-width="${radius * 0.12}" stroke-linecap="round"/>` +
    `${holes}<path d="M${-hole} ${-hole}L${hole} ${hole}M${hole} ${-hole}L${-hole} ${hole}"` +
    ` stroke="${palette.thread}" stroke-width="${radius * 0.12}"/></g>`
  )
}

/** A zip along a vertical line: tapes, teeth, slider and pull. `slider` is the position of the slider. */
export const zip = (palette: Palette, x: number, top: number, bottom: number, slider: number): string =>
  `<path d="M${x} ${top}V${bottom}" stroke="${palette.deep}" stroke-width="6.4" stroke-opacity=".55"/>` +
  `<path d="M${x} ${top}V${bottom}" stroke="${palette.shade}" stroke-width="5.2"/>` +
  `<path d="M${x} ${top}V${bottom}" stroke="#6d675f" stroke-width="3"/>` +
  `<path d="M${x} ${top}V${bottom}" stroke="#d9d3c7" stroke-width="3" stroke-dasharray=".9 .8"/>` +
  `<path d="M${x} ${top}V${bottom}" stroke="#4b463f" stroke-width=".5"/>` +
  `<rect x="${x - 2.6}" y="${slider - 3}" width="5.2" height="7" rx="1.6" fill="#b9b2a5"/>` +
  `<rect x="${x - 1.5}" y="${slider + 3}" width="3" height="12" rx="1.4" fill="#d5cec1"/>` +
  `<rect x="${x + 0.4}" y="${slider + 4}" width="1.1" height="10" rx=".5" fill="#8d8578"/>`

export const rivet = (x: number, y: number): string =>
  `<circle cx="${x + 0.4}" cy="${y + 0.6}" r="1.9" fill="#1b1410" fill-opacity=".45"/>` +
  `<circle cx="${x}" cy="${y}" r="1.7" fill="#b77c4c"/>` +
  `<circle cx="${x - 0.4}" cy="${y - 0.5}" r=".7" fill="#f0c9a0"/>`

/** The woven label inside the neck: a paper-white tab with one red thread along its edge. */
export const neckLabel = (y: number, halfWidth = 11): string =>
  `<rect x="${-halfWidth}" y="${y}" width="${halfWidth * 2}" height="9.5" fill="#f3eee4"/>` +
  wordmark(-halfWidth + 3, y + 3, halfWidth * 2 - 6, "#3a3530") +
  `<path d="M${-halfWidth} ${y + 8.4}H${halfWidth}" stroke="#c8202b" stroke-width=".8"/>`
