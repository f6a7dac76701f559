import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import { between } from "../seededRandom.ts"
import type { Random } from "../seededRandom.ts"
import { line, steps } from "./Tile.ts"
import type { Tile } from "./Tile.ts"

type Fabric = GarmentDrawing["fabric"]

const SIZE = 48

const ground = (palette: Palette, size = SIZE): string =>
  `<rect width="${size}" height="${size}" fill="${palette.base}"/>`

/** Diagonals rising to the right that join across the repeat. */
const diagonals = (pitch: number, size = SIZE): string =>
  steps(-size, size, pitch)
    .map((x) => `M${x} ${size}L${x + size} 0`)
    .join("")

const slubs = (random: Random, palette: Palette, count: number, opacity: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, long] = [random() * SIZE, random() * SIZE, between(random, 6, 22)]
    const across = random() > 0.5
    const tone = random() > 0.5 ? palette.glint : palette.deep
    return [0, -SIZE]
      .map((wrap) =>
        line(
          across
            ? `M${(x + wrap).toFixed(1)} ${y.toFixed(1)}h${long.toFixed(1)}`
            : `M${x.toFixed(1)} ${(y + wrap).toFixed(1)}v${long.toFixed(1)}`,
          tone,
          between(random, 0.4, 1),
          opacity,
        ),
      )
      .join("")
  }).join("")

const grid = (pitch: number): string =>
  steps(0, SIZE, pitch)
    .map((at) => `M0 ${at}H${SIZE}M${at} 0V${SIZE}`)
    .join("")

const herringbone = (palette: Palette): Tile => {
  const column = 12
  const d = steps(0, SIZE, column)
    .flatMap((x, index) =>
      steps(-column, SIZE + column, 3).map((y) =>
        index % 2 === 0 ? `M${x} ${y}l${column} ${column}` : `M${x} ${y + column}l${column} ${-column}`,
      ),
    )
    .join("")
  return {
    width: SIZE,
    height: SIZE,
    svg:
      ground(palette) +
      line(d, palette.accentLight, 1.25, 0.6) +
      line(
        steps(0, SIZE, column)
          .map((x) => `M${x} 0V${SIZE}`)
          .join(""),
        palette.deep,
        0.5,
        0.45,
      ),
  }
}

const check = (palette: Palette): Tile => {
  const size = 56
  const band = (at: number, width: number, colour: string, opacity: number): string =>
    `<rect x="${at}" width="${width}" height="${size}" fill="${colour}" fill-opacity="${opacity}"/>` +
    `<rect y="${at}" width="${size}" height="${width}" fill="${colour}" fill-opacity="${opacity}"/>`
  return {
    width: size,
    height: size,
    svg:
      ground(palette, size) +
      band(4, 18, palette.accent, 0.42) +
      band(10, 6, palette.accentShade, 0.4) +
      band(36, 2.2, palette.glint, 0.75) +
      band(45, 1.4, palette.accentShade, 0.85) +
      line(diagonals(1.75, size), palette.deep, 0.5, 0.18),
  }
}

const stripe = (palette: Palette, across: boolean): Tile => {
  const bands = across
    ? steps(0, SIZE, 12).map((y) => `<rect y="${y + 2}" width="${SIZE}" height="4.4" fill="${palette.accent}"/>`)
    : steps(0, SIZE, 8).map(
        (x) => `<rect x="${x + 2}" width="1.7" height="${SIZE}" fill="${palette.accent}" fill-opacity=".92"/>`,
      )
  return {
    width: SIZE,
    height: SIZE,
    svg: ground(palette) + bands.join("") + line(grid(1.5), palette.deep, 0.25, 0.14),
  }
}

const tweed = (palette: Palette, random: Random): Tile => {
  const size = 60
  const tones = [palette.accent, palette.accentLight, palette.glint, palette.deep, palette.shade, palette.accentShade]
  const flecks = tones.map((tone) => {
    const d = Array.from(
      { length: 70 },
      () =>
        `M${(random() * size).toFixed(1)} ${(random() * size).toFixed(1)}` +
        `l${between(random, 0.6, 2.2).toFixed(1)} ${between(random, -1.6, 1.6).toFixed(1)}`,
    ).join("")
    return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="1.1" stroke-linecap="round" stroke-opacity=".7"/>`
  })
  return {
    width: size,
    height: size,
    svg: ground(palette, size) + line(diagonals(2.5, size), palette.deep, 0.9, 0.26) + flecks.join(""),
  }
}

const seersucker = (palette: Palette, random: Random): Tile => {
  const puckers = steps(0, SIZE, 6)
    .flatMap((x) =>
      steps(0, SIZE, 2.4).map(
        (y) => `M${x + 3.1} ${(y + random()).toFixed(1)}q1.4 ${between(random, -0.8, 0.8).toFixed(1)} 2.8 0`,
      ),
    )
    .join("")
  return {
    width: SIZE,
    height: SIZE,
    svg:
      ground(palette) +
      steps(0, SIZE, 6)
        .map((x) => `<rect x="${x}" width="2.8" height="${SIZE}" fill="${palette.accent}" fill-opacity=".72"/>`)
        .join("") +
      line(puckers, palette.deep, 0.6, 0.25),
  }
}

/** The garment-scale tile of woven fabrics; `printTile` draws the motifs. */
export const wovenTile = (fabric: Fabric, palette: Palette, across: boolean, random: Random): Tile => {
  const square = (svg: string): Tile => ({ width: SIZE, height: SIZE, svg: ground(palette) + svg })
  switch (fabric) {
    case "twill":
      return square(line(diagonals(2), palette.deep, 0.7, 0.24) + line(diagonals(2), palette.glint, 0.4, 0.2))
    case "denim":
      return square(
        line(diagonals(1.6), palette.accentLight, 0.62, 0.5) +
          line(
            steps(0, SIZE, 3)
              .map((x) => `M${(x + random() * 3).toFixed(1)} 0V${SIZE}`)
              .join(""),
            palette.deep,
            0.7,
            0.12,
          ) +
          line(
            steps(0, SIZE, 5)
              .map((x) => `M${(x + random() * 3).toFixed(1)} 0V${SIZE}`)
              .join(""),
            palette.accentLight,
            0.5,
            0.12,
          ) +
          slubs(random, palette, 26, 0.14),
      )
    case "herringbone":
      return herringbone(palette)
    case "check":
      return check(palette)
    case "stripe":
      return stripe(palette, across)
    case "tweed":
      return tweed(palette, random)
    case "seersucker":
      return seersucker(palette, random)
    case "linen":
      return square(line(grid(1.5), palette.deep, 0.35, 0.2) + slubs(random, palette, 120, 0.15))
    case "canvas":
      return square(
        line(grid(2), palette.deep, 0.8, 0.22) +
          line(grid(2), palette.glint, 0.3, 0.3) +
          slubs(random, palette, 40, 0.1),
      )
    case "satin":
    case "leather":
      return square("")
    default:
      return square(line(grid(1.5), palette.deep, 0.3, 0.13))
  }
}
