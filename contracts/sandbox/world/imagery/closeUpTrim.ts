import type { GarmentDrawing } from "../World.ts"
import type { Palette } from "./Palette.ts"
import { TOBACCO } from "./silhouettes/trims.ts"
import { wordmark } from "./silhouettes/wordmark.ts"

type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** Draws each stitch with its own twist and shadow, entering the fabric at both ends. */
const stitches = (palette: Palette, [x1, y1, x2, y2]: Line, colour: string): string => {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const count = Math.floor(length / 34)
  const at = (draw: (x: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(index * 34 + 6)).join("")
  return (
    `<g transform="translate(${x1} ${y1}) rotate(${angle.toFixed(2)})" fill="none" stroke-linecap="round">` +
    `<path d="M0 0H${length.toFixed(0)}" stroke="${palette.deep}" stroke-width="11" stroke-opacity=".28"/>` +
    `<path d="${at((x) => `M${x} 3.4l22 .6`)}" stroke="${palette.deep}" stroke-width="9" stroke-opacity=".55"/>` +
    `<path d="${at((x) => `M${x} 0l22 0`)}" stroke="${colour}" stroke-width="7.4"/>` +
    `<path d="${at((x) => `M${x + 2} -1.7l17 0`)}" stroke="#fff" stroke-width="2" stroke-opacity=".45"/>` +
    `<path d="${at((x) => `M${x + 5} 2.4l4 -5M${x + 12} 2.4l4 -5`)}" stroke="#000" stroke-width="1"` +
    ` stroke-opacity=".2"/></g>`
  )
}

const button = (palette: Palette, x: number, y: number, r: number, colour: string): string => {
  const holes = [-1, 1]
    .flatMap((sx) =>
      [-1, 1].map((sy) => `<circle cx="${sx * r * 0.2}" cy="${sy * r * 0.2}" r="${r * 0.095}" fill="#120d09"/>`),
    )
    .join("")
  const thread = [-1, 1]
    .map(
      (s) =>
        `<path d="M${s * r * 0.2} ${-r * 0.22}V${r * 0.22}" stroke="${palette.thread}" stroke-width="${r * 0.12}"` +
        ` stroke-linecap="round"/><path d="M${s * r * 0.2 - r * 0.03} ${-r * 0.2}V${r * 0.2}" stroke="#fff"` +
        ` stroke-opacity=".4" stroke-width="${r * 0.03}"/>`,
    )
    .join("")
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="${r * 0.2}" cy="${r * 0.28}" rx="${r * 1.08}"` +
    ` ry="${r * 1.05}" fill="#000" opacity=".5" filter="url(#near)"/>` +
    `<circle r="${r}" fill="${colour}"/><circle r="${r}" fill="url(#button)"/>` +
    `<circle r="${r * 0.7}" fill="${colour}"/>` +
    `<circle r="${r * 0.7}" fill="url(#button)" transform="rotate(180)" fill-opacity=".8"/>` +
    `<path d="M${-r * 0.78} ${-r * 0.3}A${r * 0.84} ${r * 0.84} 0 0 1 ${r * 0.2} ${-r * 0.82}" fill="none"` +
    ` stroke="#fff" stroke-opacity=".65" stroke-width="${r * 0.06}" stroke-linecap="round"/>` +
    `<path d="M${-r * 0.5} ${r * 0.42}C${-r * 0.1} ${r * 0.2} ${r * 0.2} ${r * 0.6} ${r * 0.55} ${r * 0.3}"` +
    ` stroke="#fff" stroke-opacity=".14" stroke-width="${r * 0.08}" fill="none"/>${holes}${thread}</g>`
  )
}

const zipper = (palette: Palette): string => {
  const teeth = Array.from({ length: 34 }, (_, index) => {
    const y = 330 + index * 21
    return (
      `<rect x="394" y="${y}" width="24" height="12" rx="4" fill="url(#metal)"/>` +
      `<rect x="410" y="${y + 10.5}" width="24" height="12" rx="4" fill="url(#metal)"/>`
    )
  }).join("")
  return (
    `<linearGradient id="metal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3ecdd"/>` +
    `<stop offset=".5" stop-color="#b9ae99"/><stop offset="1" stop-color="#6a604f"/></linearGradient>` +
    `<path d="M350 -20L340 1020H488L478 -20Z" fill="#000" opacity=".35" filter="url(#near)"/>` +
    `<path d="M356 -20L352 1020H476L472 -20Z" fill="${palette.deep}"/>` +
    `<path d="M414 -20V1020" stroke="#0d0a08" stroke-width="46" stroke-opacity=".55"/>${teeth}` +
    `<path d="M360 -20C372 140 386 260 392 330M468 -20C456 140 442 260 436 330" stroke="url(#metal)"` +
    ` stroke-width="15" stroke-dasharray="12 8" fill="none"/>` +
    `<path d="M384 286h60l-6 84h-48Z" fill="url(#metal)"/><path d="M384 286h60l-6 84h-48Z" fill="url(#button)"/>` +
    `<path d="M404 352h20l10 150q-20 22 -40 0Z" fill="#000" opacity=".4" filter="url(#near)"` +
    ` transform="translate(8 10)"/><path d="M404 350h20l9 146q-19 20 -38 0Z" fill="#cfc5b2"/>` +
    `<path d="M404 350h20l9 146q-19 20 -38 0Z" fill="url(#button)"/>` +
    `<ellipse cx="414" cy="480" rx="7" ry="9" fill="#3a3126"/>` +
    stitches(palette, [322, -10, 316, 1010], palette.thread) +
    stitches(palette, [506, -10, 512, 1010], palette.thread)
  )
}

/** The selvedge of denim: white warp, indigo weft, one red thread; folded over so that both sides are visible. */
const selvedge = (palette: Palette): string => {
  const picks = Array.from({ length: 66 }, (_, index) => `M540 ${index * 16 - 20}h132`).join("")
  return (
    `<path d="M524 -20L512 1020H820V-20Z" fill="#000" opacity=".6" filter="url(#near)" transform="translate(-12 4)"/>` +
    `<path d="M532 -20L522 1020H820V-20Z" fill="${palette.accentLight}"/><g clip-path="url(#edge)">` +
    `<path d="${picks}" stroke="${palette.shade}" stroke-width="3" stroke-opacity=".35"/>` +
    `<path d="${Array.from({ length: 22 }, (_, index) => `M${530 + index * 7} -20V1020`).join("")}" stroke="#fff"` +
    ` stroke-width="4.6" stroke-opacity=".75"/><path` +
    ` d="${Array.from({ length: 22 }, (_, index) => `M${533 + index * 7} -20V1020`).join("")}" stroke="#7d8794"` +
    ` stroke-width="1.4" stroke-opacity=".6"/>` +
    `<path d="M604 -20V1020" stroke="#7e0f18" stroke-width="12"/>` +
    `<path d="M603 -20V1020" stroke="#c8202b" stroke-width="10"/>` +
    `<path d="M603 -20V1020" stroke="#f0727a" stroke-width="3" stroke-dasharray="10 6" stroke-opacity=".8"/>` +
    `<path d="M672 -20V1020" stroke="${palette.deep}" stroke-width="3" stroke-opacity=".6"/></g><clipPath id="edge">` +
    `<path d="M532 -20L522 1020H674V-20Z"/></clipPath>` +
    `<path d="M674 -20H820V1020H674Z" fill="url(#macro)" fill-opacity=".55"/>` +
    `<path d="M534 -20L524 1020" stroke="#fff" stroke-width="4" stroke-opacity=".6"/>` +
    stitches(palette, [706, -10, 706, 1010], TOBACCO) +
    stitches(palette, [742, -10, 742, 1010], TOBACCO)
  )
}

const panel = (palette: Palette, leather: boolean, inner: string): string =>
  `<path d="M470 -20C452 300 456 620 428 1020H-20V-20Z" fill="#000" opacity=".62" filter="url(#near)"` +
  ` transform="translate(11 8)"/>` +
  `<clipPath id="front"><path d="M470 -20C452 300 456 620 428 1020H-20V-20Z"/></clipPath>` +
  `<g clip-path="url(#front)"><rect x="-20" y="-20" width="520" height="1060" fill="${palette.base}"/>` +
  `<g transform="rotate(2.2)"><rect x="-40" y="-40" width="560" height="1100" fill="url(#macro)"/></g>` +
  (leather
    ? `<g style="mix-blend-mode:multiply" opacity=".55"><rect width="500" height="1000" filter="url(#grain)"/></g>`
    : "") +
  inner +
  `<path d="M470 -20C452 300 456 620 428 1020" fill="none" stroke="${palette.deep}" stroke-width="20"` +
  ` opacity=".4" filter="url(#near)"/><path d="M466 -20C448 300 452 620 424 1020" fill="none"` +
  ` stroke="${palette.glint}" stroke-width="3" stroke-opacity=".55"/></g>`

const label =
  `<g transform="translate(92 700) rotate(-2)">` +
  `<rect x="8" y="10" width="196" height="96" fill="#000" opacity=".5" filter="url(#near)"/>` +
  `<rect width="196" height="96" fill="#f3eee4"/>` +
  `<path d="${Array.from({ length: 24 }, (_, index) => `M0 ${index * 4 + 2}H196`).join("")}" stroke="#000"` +
  ` stroke-opacity=".05" stroke-width="1.6"/>${wordmark(30, 34, 136, "#2c2723")}` +
  `<path d="M0 84H196" stroke="#c8202b" stroke-width="6"/>` +
  `<path d="M8 8v10M188 8v10M8 66v10M188 66v10" stroke="#2c2723" stroke-width="3" stroke-opacity=".6"/></g>`

/** The edge, seam or fastening in the foreground of a close-up. */
export const closeUpTrim = (drawing: GarmentDrawing, palette: Palette): string => {
  const leather = drawing.fabric === "leather"
  const thread = drawing.fabric === "denim" ? TOBACCO : palette.thread
  if (drawing.fabric === "denim" && drawing.garment !== "jacket") return selvedge(palette)
  if (drawing.closure === "zip") return zipper(palette)
  const print =
    drawing.fabric === "floral"
      ? `<rect x="-20" y="-20" width="520" height="1060" fill="url(#print)" fill-opacity=".88"/>`
      : ""
  const edge = stitches(palette, [430, -10, 392, 1010], thread)
  if (drawing.closure === "buttons" || drawing.closure === "double-breasted") {
    const horn = drawing.garment === "coat" || drawing.garment === "blazer" || drawing.garment === "cardigan"
    const colour = drawing.fabric === "denim" ? "#b98a5a" : horn ? "#5a3d28" : "#efe8db"
    return panel(palette, leather, print + edge) + button(palette, 300, 500, horn ? 104 : 84, colour)
  }
  if (drawing.fabric === "cable" || drawing.fabric === "rib" || drawing.fabric === "jersey") return label
  return (
    panel(palette, leather, print + edge + stitches(palette, [402, -10, 364, 1010], thread)) +
    (drawing.closure === "none" ? label : "")
  )
}
