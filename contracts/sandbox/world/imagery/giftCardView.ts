import { type Palette, paletteOf } from "./Palette.ts"
import { between, type Random, seededRandom } from "./seededRandom.ts"
import { wordmark } from "./silhouettes/wordmark.ts"
import { castShadow, paper, studioDefs } from "./studio.ts"

/** Motifs of a gift card: loose threads, a sewn ribbon, a single seam, or the card in its paper sleeve. */
export const GIFT_CARD_MOTIFS = ["confetti", "ribbon", "plain", "sleeve"] as const
export type GiftCardMotif = (typeof GIFT_CARD_MOTIFS)[number]

/** A gift card to draw, in the colour of its design. */
export interface GiftCardDrawing {
  readonly motif: GiftCardMotif
  /** `#rrggbb`. */
  readonly hex: string
}

/** The red thread of the selvedge. */
const THREAD = "#b3402f"
const CREAM = "#efe7d6"
const CARD = { x: 110, y: 318, width: 580, height: 364 } as const
/** Width of the selvedge along the card. */
const SELVEDGE = 66
const SEED = 1871

const rounded = (x: number, y: number, width: number, height: number, r: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}"/>`
const fixed = (value: number): string => String(Math.round(value * 10) / 10)

/**
 * Draws a gift card on paper, 800 × 1000: woven in the colour of its design, with the selvedge and its red thread along
 * one edge. Pure.
 *
 * @throws ColourRefused when the colour is not exactly `#rrggbb`.
 */
export const giftCardView = ({ motif, hex }: GiftCardDrawing): string => {
  const palette = paletteOf(hex, THREAD)
  const random = seededRandom(SEED + GIFT_CARD_MOTIFS.indexOf(motif))
  const { x, y, width, height } = CARD
  const silhouette = rounded(x, y, width, height, 18)
  const turn = "rotate(-5 400 500)"
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><defs>` +
    `${studioDefs(palette)}${light}` +
    `<clipPath id="card">${silhouette}</clipPath></defs>` +
    `${paper(800, 1000)}${castShadow(silhouette, palette, turn, 12)}` +
    `<g transform="${turn}"><g clip-path="url(#card)"><g fill="${palette.base}">${silhouette}</g>` +
    weave(palette) +
    `${edge(palette)}${MOTIFS[motif](palette, random)}<g fill="url(#light)">${silhouette}</g></g>` +
    `<rect x="${x + 1}" y="${y + 1}" width="${width - 2}" height="${height - 2}" rx="17" fill="none"` +
    ` stroke="${palette.glint}" stroke-opacity=".45" stroke-width="2"/></g></svg>`
  )
}

/** A fine twill: diagonals over the whole card. As a repeated pattern it would take four fifths of the card's time. */
const weave = (palette: Palette): string =>
  `<path d="${diagonals(4)}" stroke="${palette.light}" stroke-width="1.6" stroke-opacity=".5"/>` +
  `<path d="${diagonals(8)}" stroke="${palette.shade}" stroke-width="1.2" stroke-opacity=".5"` +
  ` stroke-dasharray="3 8.3"/>`

/** Lines from the card's upper right to its lower left, at a horizontal distance; a drawing clips them to the card. */
const diagonals = (distance: number): string => {
  const { x, y, width, height } = CARD
  const count = Math.ceil((width + height) / distance)
  return Array.from({ length: count }, (_, index) => `M${x + index * distance} ${y}l-${height} ${height}`).join("")
}

const light =
  `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>` +
  `<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/>` +
  `</linearGradient>`

/** The selvedge along the lower edge: cream, with the red thread and the fringe of the weft. */
const edge = (palette: Palette): string => {
  const top = CARD.y + CARD.height - SELVEDGE
  const picks = Array.from({ length: 97 }, (_, index) => `M${CARD.x + index * 6} ${top}v${SELVEDGE}`).join("")
  return (
    `<rect x="${CARD.x}" y="${top}" width="${CARD.width}" height="${SELVEDGE}" fill="${CREAM}"/>` +
    `<path d="${picks}" stroke="#b9ad95" stroke-width="1.4" stroke-opacity=".55"/>` +
    `<path d="M${CARD.x} ${top}h${CARD.width}" stroke="${palette.deep}" stroke-width="3" stroke-opacity=".5"/>` +
    `<path d="M${CARD.x} ${top + 30}h${CARD.width}" stroke="${THREAD}" stroke-width="9"/>` +
    `<path d="M${CARD.x} ${top + 28}h${CARD.width}" stroke="#fff" stroke-opacity=".4" stroke-width="2"` +
    ` stroke-dasharray="7 5"/>`
  )
}

const name = (palette: Palette): string => wordmark(CARD.x + 44, CARD.y + 44, 190, palette.glint)

/** A running stitch along a path. */
const seam = (path: string, colour: string, width = 5): string =>
  `<path d="${path}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${width}"` +
  ` stroke-linecap="round" stroke-dasharray="17 13" transform="translate(1.5 3)"/>` +
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-dasharray="17 13"/>`

/** Short thread ends: evenly scattered, and none over the name. */
const confetti = (palette: Palette, random: Random): string => {
  const colours = [palette.glint, CREAM, palette.deep, "#e3b23c", palette.light]
  const [columns, rows, step] = [11, 5, 52]
  return (
    Array.from({ length: columns * rows }, (_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const x = CARD.x + 30 + (column + between(random, -0.3, 0.3)) * step
      const y = CARD.y + 34 + (row + between(random, -0.3, 0.3)) * step
      const length = between(random, 14, 30)
      const bend = between(random, -10, 10)
      const thread =
        `<path d="M0 0q${fixed(length / 2)} ${fixed(bend)} ${fixed(length)} 0"` +
        ` transform="translate(${fixed(x)} ${fixed(y)}) rotate(${fixed(random() * 360)})" fill="none"` +
        ` stroke="${colours[Math.floor(random() * colours.length)] ?? CREAM}"` +
        ` stroke-width="${fixed(between(random, 3.4, 5.4))}" stroke-linecap="round"/>`
      return column < 5 && row < 2 ? "" : thread
    }).join("") + name(palette)
  )
}

/** A ribbon with a bow over the card. */
const ribbon = (palette: Palette): string => {
  const [x, middle] = [CARD.x + 400, CARD.y + 138]
  const loop = (side: 1 | -1) =>
    `M${x} ${middle}C${x + side * 40} ${middle - 74} ${x + side * 126} ${middle - 70} ${x + side * 118} ` +
    `${middle - 8}C${x + side * 112} ${middle + 40} ${x + side * 40} ${middle + 26} ${x} ${middle}Z`
  const tail = (side: 1 | -1) =>
    `M${x} ${middle}C${x + side * 26} ${middle + 40} ${x + side * 40} ${middle + 66} ${x + side * 78} ` +
    `${middle + 112}l${side * 16} -24l${side * 20} 2C${x + side * 84} ${middle + 56} ${x + side * 52} ` +
    `${middle + 22} ${x} ${middle}Z`
  const bow = `<path d="${tail(1)}"/><path d="${tail(-1)}"/><path d="${loop(1)}"/><path d="${loop(-1)}"/>`
  return (
    `<rect x="${x - 25}" y="${CARD.y}" width="50" height="${CARD.height - SELVEDGE}" fill="${palette.glint}"` +
    ` fill-opacity=".85"/>${seam(`M${x - 18} ${CARD.y}v${CARD.height - SELVEDGE}`, palette.deep, 2.4)}` +
    `${seam(`M${x + 18} ${CARD.y}v${CARD.height - SELVEDGE}`, palette.deep, 2.4)}` +
    `<g fill="#000" opacity=".3" filter="url(#near)" transform="translate(5 9)">${bow}</g><g fill="${CREAM}">` +
    `${bow}</g><path d="${loop(1)}${loop(-1)}" fill="none" stroke="${palette.shade}" stroke-opacity=".6"` +
    ` stroke-width="3"/>` +
    `<rect x="${x - 17}" y="${middle - 19}" width="34" height="38" rx="11" fill="${CREAM}"` +
    ` stroke="${palette.shade}" stroke-opacity=".7" stroke-width="3"/>${name(palette)}`
  )
}

/** A single seam across the card. */
const plain = (palette: Palette): string =>
  seam(`M${CARD.x - 10} ${CARD.y + 172}h${CARD.width + 20}`, palette.glint) + name(palette)

/** The card in its paper sleeve, closed with a thread around a disc. */
const sleeve = (palette: Palette): string => {
  const [left, middle] = [CARD.x + 262, CARD.y + CARD.height / 2]
  return (
    `<path d="M${left} ${CARD.y - 10}h400v${CARD.height + 20}h-400` +
    `q-46 -${CARD.height / 2 + 10} 0 -${CARD.height + 20}Z" fill="#000" opacity=".45" filter="url(#near)"` +
    ` transform="translate(-7 4)"/>` +
    `<path d="M${left} ${CARD.y - 10}h400v${CARD.height + 20}h-400` +
    `q-46 -${CARD.height / 2 + 10} 0 -${CARD.height + 20}Z" fill="#d9c9ab"/>` +
    `<path d="M${left} ${CARD.y - 10}q-46 ${CARD.height / 2 + 10} 0 ${CARD.height + 20}" fill="none"` +
    ` stroke="#fff" stroke-opacity=".5" stroke-width="3"/>` +
    `${seam(`M${left + 20} ${CARD.y + 28}h330`, "#a48f68", 3)}` +
    `${seam(`M${left + 20} ${CARD.y + CARD.height - 28}h330`, "#a48f68", 3)}` +
    `<circle cx="${left + 132}" cy="${middle}" r="31" fill="#000" opacity=".35" filter="url(#near)"` +
    ` transform="translate(3 5)"/><circle cx="${left + 132}" cy="${middle}" r="30" fill="${CREAM}"/>` +
    `<circle cx="${left + 132}" cy="${middle}" r="30" fill="none" stroke="#a48f68" stroke-width="2"/>` +
    `<circle cx="${left + 132}" cy="${middle}" r="5" fill="#8a7450"/>` +
    `<path d="M${left - 22} ${middle - 3}C${left + 40} ${middle - 26} ${left + 92} ${middle - 34} ${left + 130} ` +
    `${middle - 22}C${left + 168} ${middle - 8} ${left + 158} ${middle + 26} ${left + 128} ${middle + 22}` +
    `C${left + 96} ${middle + 16} ${left + 100} ${middle - 14} ${left + 134} ${middle - 14}` +
    `C${left + 172} ${middle - 12} ${left + 178} ${middle + 40} ${left + 232} ${middle + 66}" fill="none"` +
    ` stroke="${THREAD}" stroke-width="5" stroke-linecap="round"/>` +
    wordmark(CARD.x + 34, CARD.y + 44, 164, palette.glint)
  )
}

const MOTIFS: Readonly<Record<GiftCardMotif, (palette: Palette, random: Random) => string>> = {
  confetti,
  ribbon,
  plain,
  sleeve,
}
