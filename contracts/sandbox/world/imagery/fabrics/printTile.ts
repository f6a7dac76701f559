import type { Palette } from "../Palette.ts"
import { between } from "../seededRandom.ts"
import type { Random } from "../seededRandom.ts"
import { steps } from "./Tile.ts"
import type { Tile } from "./Tile.ts"

const flower = (x: number, y: number, r: number, turn: number, petal: string, heart: string): string => {
  const petals = steps(0, 360, 72)
    .map((angle) => `<ellipse cx="0" cy="${-r * 0.62}" rx="${r * 0.4}" ry="${r * 0.5}" transform="rotate(${angle})"/>`)
    .join("")
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><g fill="${petal}">${petals}</g>` +
    `<circle r="${r * 0.26}" fill="${heart}"/></g>`
  )
}

const sprig = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  `<path d="M0 0C2 -4 2 -8 0 -13" fill="none" stroke="${colour}" stroke-width=".8"/>` +
  `<path d="M.6 -3C4 -4 5 -7 4.6 -8C2 -8 .8 -6 .6 -3ZM.8 -7C-3 -8 -4 -11 -3.6 -12C-1 -12 .4 -10 .8 -7Z"` +
  ` fill="${colour}"/></g>`

/** A scattered small floral print on a plain ground, one repeat of `60 × scale`. */
export const printTile = (palette: Palette, random: Random, scale: number): Tile => {
  const size = 60
  const spots: readonly (readonly [number, number, number])[] = [
    [12, 13, 6.4],
    [41, 8, 4.2],
    [30, 29, 5.6],
    [52, 34, 6.2],
    [10, 44, 4.6],
    [33, 53, 6],
  ]
  const tones = [palette.accent, palette.accentLight, palette.accent, palette.accentShade]
  const motifs = spots.map(([x, y, r], index) => {
    const turn = Math.round(between(random, 0, 72))
    const heart = index % 2 === 0 ? palette.glint : palette.deep
    const petal = tones[index % tones.length] ?? palette.accent
    return [0, -size, size]
      .flatMap((dx) =>
        [0, -size, size].map((dy) =>
          x + dx < -12 || x + dx > size + 12 || y + dy < -12 || y + dy > size + 12
            ? ""
            : sprig(x + dx, y + dy, turn + 40, 0.75, palette.accentShade) +
              sprig(x + dx, y + dy, turn + 200, 0.55, palette.accentShade) +
              flower(x + dx, y + dy, r, turn, petal, heart),
        ),
      )
      .join("")
  })
  const dots = steps(0, 9, 1)
    .map(
      () =>
        `<circle cx="${between(random, 2, 58).toFixed(1)}" cy="${between(random, 2, 58).toFixed(1)}"` +
        ` r="${between(random, 0.6, 1.1).toFixed(1)}" fill="${palette.accentLight}"/>`,
    )
    .join("")
  return {
    width: size * scale,
    height: size * scale,
    svg:
      `<rect width="${size * scale}" height="${size * scale}" fill="${palette.base}"/>` +
      `<g transform="scale(${scale})">${dots}${motifs.join("")}</g>`,
  }
}
