import sharp from "sharp"
import { glyphOutline, type OutlineStep } from "./glyphOutlines.ts"

/** Unpredictable numbers from 0 up to but excluding 1. */
export type Random = () => number

export interface CaptchaSize {
  readonly width: number
  readonly height: number
}

const PAPER = "#e9e4da"
const INK = ["#2b3a4e", "#4b2f3a", "#2f4b3a"] as const
const LINES = 4
const SPECKS = 60
const LETTERS: Readonly<Record<string, string>> = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
}

/**
 * Draws letters as a picture (PNG) that people can read but machines cannot easily: each letter is rotated, shifted and
 * bent, and lines cross them.
 */
export const drawCaptcha = async (
  letters: string,
  size: CaptchaSize,
  random: Random,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height } = size
  const bend = waves(size, random)
  const cell = width / (letters.length + 0.6)
  const paths = [...letters].map((letter, at) => {
    const outline = glyphOutline(letter)
    const scale = Math.min((height * between(random, 0.5, 0.58)) / outline.height, (cell * 0.92) / outline.width)
    const turn = between(random, -0.26, 0.26)
    const middle = {
      x: cell * (at + 0.8) + between(random, -0.06, 0.06) * cell,
      y: height / 2 + between(random, -0.06, 0.06) * height,
    }
    const transform = (x: number, y: number) => {
      const own = {
        x: (x - outline.left - outline.width / 2) * scale,
        y: (outline.height / 2 + outline.bottom - y) * scale,
      }
      return bend(
        middle.x + own.x * Math.cos(turn) - own.y * Math.sin(turn),
        middle.y + own.x * Math.sin(turn) + own.y * Math.cos(turn),
      )
    }
    return `<path fill="${inkOf(random)}" d="${outline.steps.map((step) => outlinePath(step, transform)).join("")}"/>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${PAPER}"/>` +
    `${specks(size, random)}${paths.join("")}${lines(size, random)}</svg>`
  return Uint8Array.from(await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer())
}

type Transform = (x: number, y: number) => readonly [number, number]

const between = (random: Random, from: number, to: number): number => from + random() * (to - from)
const inkOf = (random: Random): string => INK[Math.floor(random() * INK.length)] ?? INK[0]

/** Distorts the image by two waves. */
const waves = ({ width, height }: CaptchaSize, random: Random): Transform => {
  const [phaseX, phaseY] = [between(random, 0, Math.PI * 2), between(random, 0, Math.PI * 2)]
  const [strengthX, strengthY] = [between(random, 0.01, 0.025) * width, between(random, 0.05, 0.08) * height]
  return (x, y) => [
    x + strengthX * Math.sin((y / height) * Math.PI * 1.5 + phaseX),
    y + strengthY * Math.sin((x / width) * Math.PI * 4 + phaseY),
  ]
}

const outlinePath = ({ command, args }: OutlineStep, transform: Transform): string => {
  const points: string[] = []
  for (let at = 0; at + 1 < args.length; at += 2)
    points.push(
      transform(args[at] ?? 0, args[at + 1] ?? 0)
        .map((value) => value.toFixed(1))
        .join(" "),
    )
  return `${LETTERS[command] ?? ""}${points.join(" ")}`
}

const lines = ({ width, height }: CaptchaSize, random: Random): string =>
  Array.from({ length: LINES }, () => {
    const y = () => between(random, 0.1, 0.9) * height
    return (
      `<path fill="none" stroke="${inkOf(random)}" stroke-width="${between(random, 1, 2.2).toFixed(1)}" ` +
      `d="M0 ${y().toFixed(1)}C${(width * 0.3).toFixed(1)} ${y().toFixed(1)} ` +
      `${(width * 0.7).toFixed(1)} ${y().toFixed(1)} ${width} ${y().toFixed(1)}"/>`
    )
  }).join("")

const specks = ({ width, height }: CaptchaSize, random: Random): string =>
  Array.from(
    { length: SPECKS },
    () =>
      `<circle cx="${(random() * width).toFixed(1)}" cy="${(random() * height).toFixed(1)}" ` +
      `r="${between(random, 0.6, 1.6).toFixed(1)}" fill="${inkOf(random)}"/>`,
  ).join("")
