import sharp from "sharp"
import { glyphOutline, type OutlineStep } from "./glyphOutlines.ts"

/** Numbers from 0 up to 1, each as unguessable as the last. */
export type Chance = () => number

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
 * Letters as a picture (PNG) that people read and machines read badly: each is turned, moved and bent, and lines run
 * across.
 */
export const drawCaptcha = async (
  letters: string,
  size: CaptchaSize,
  chance: Chance,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { width, height } = size
  const bend = waves(size, chance)
  const cell = width / (letters.length + 0.6)
  const paths = [...letters].map((letter, at) => {
    const outline = glyphOutline(letter)
    const scale = Math.min((height * between(chance, 0.5, 0.58)) / outline.height, (cell * 0.92) / outline.width)
    const turn = between(chance, -0.26, 0.26)
    const middle = {
      x: cell * (at + 0.8) + between(chance, -0.06, 0.06) * cell,
      y: height / 2 + between(chance, -0.06, 0.06) * height,
    }
    const place = (x: number, y: number) => {
      const own = {
        x: (x - outline.left - outline.width / 2) * scale,
        y: (outline.height / 2 + outline.bottom - y) * scale,
      }
      return bend(
        middle.x + own.x * Math.cos(turn) - own.y * Math.sin(turn),
        middle.y + own.x * Math.sin(turn) + own.y * Math.cos(turn),
      )
    }
    return `<path fill="${inkOf(chance)}" d="${outline.steps.map((step) => drawn(step, place)).join("")}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${specks(size, chance)}${paths.join("")}${lines(size, chance)}</svg>`
  return Uint8Array.from(await sharp(Buffer.from(svg)).png({ palette: true, colours: 32 }).toBuffer())
}

type Place = (x: number, y: number) => readonly [number, number]

const between = (chance: Chance, from: number, to: number): number => from + chance() * (to - from)
const inkOf = (chance: Chance): string => INK[Math.floor(chance() * INK.length)] ?? INK[0]

/** Bends the paper by two waves. */
const waves = ({ width, height }: CaptchaSize, chance: Chance): Place => {
  const [phaseX, phaseY] = [between(chance, 0, Math.PI * 2), between(chance, 0, Math.PI * 2)]
  const [strengthX, strengthY] = [between(chance, 0.01, 0.025) * width, between(chance, 0.05, 0.08) * height]
  return (x, y) => [
    x + strengthX * Math.sin((y / height) * Math.PI * 1.5 + phaseX),
    y + strengthY * Math.sin((x / width) * Math.PI * 4 + phaseY),
  ]
}

const drawn = ({ command, args }: OutlineStep, place: Place): string => {
  const points: string[] = []
  for (let at = 0; at + 1 < args.length; at += 2)
    points.push(
      place(args[at] ?? 0, args[at + 1] ?? 0)
        .map((value) => value.toFixed(1))
        .join(" "),
    )
  return `${LETTERS[command] ?? ""}${points.join(" ")}`
}

const lines = ({ width, height }: CaptchaSize, chance: Chance): string =>
  Array.from({ length: LINES }, () => {
    const y = () => between(chance, 0.1, 0.9) * height
    return `<path fill="none" stroke="${inkOf(chance)}" stroke-width="${between(chance, 1, 2.2).toFixed(1)}" d="M0 ${y().toFixed(1)}C${(width * 0.3).toFixed(1)} ${y().toFixed(1)} ${(width * 0.7).toFixed(1)} ${y().toFixed(1)} ${width} ${y().toFixed(1)}"/>`
  }).join("")

const specks = ({ width, height }: CaptchaSize, chance: Chance): string =>
  Array.from(
    { length: SPECKS },
    () =>
      `<circle cx="${(chance() * width).toFixed(1)}" cy="${(chance() * height).toFixed(1)}" r="${between(chance, 0.6, 1.6).toFixed(1)}" fill="${inkOf(chance)}"/>`,
  ).join("")
