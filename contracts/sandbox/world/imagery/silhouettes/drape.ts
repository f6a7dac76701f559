import { between } from "../seededRandom.ts"
import type { Fold, Sketch } from "./Figure.ts"
import type { Knot } from "./outline.ts"

/** Distance of a skirt's hem from its hips, by cut. */
export const flareOf = ({ drawing }: Sketch): number => {
  switch (drawing.fit) {
    case "slim":
      return -8
    case "regular":
      return 10
    case "relaxed":
      return 22
    case "oversize":
      return 34
    case "a-line":
      return 58
    case "wide":
      return 74
  }
}

/** The right half of a rippled hem where the fabric falls in flutes; from the side to the centre. */
export const rippledHem = (sketch: Sketch, half: number, y: number, flare: number): readonly Knot[] => {
  const { random } = sketch
  const depth = Math.max(0, flare) * 0.055
  const waves = flare > 30 ? 4 : 2
  const knots: Knot[] = [[half, y - depth * 1.4, 1]]
  for (let index = 1; index < waves * 2; index += 1) {
    const at = 1 - (index + between(random, -0.22, 0.22)) / (waves * 2)
    knots.push([
      half * at,
      y + (index % 2 === 1 ? depth : -depth * 0.6) * between(random, 0.4, 1.1) + (1 - at * at) * (5 + flare * 0.06),
    ])
  }
  return [...knots, [0, y + 5 + flare * 0.06]]
}

/** Flutes running from the waist to the ripples of the hem. */
export const flutes = (
  sketch: Sketch,
  top: number,
  waist: number,
  hem: number,
  half: number,
  flare: number,
): readonly Fold[] => {
  const { random } = sketch
  const count = flare > 30 ? 4 : 2
  return [-1, 1].flatMap((s) =>
    Array.from({ length: count }, (_, index): Fold => {
      const at = (index + between(random, 0.3, 0.75)) / (count + 0.1)
      return {
        from: [s * waist * at * 0.9, top + between(random, 2, 0.4 * (hem - top))],
        to: [s * half * at, hem + 14],
        width: (5 + Math.max(0, flare) * 0.06) * between(random, 0.6, 1.3),
        opens: true,
        bend: s * between(random, -6, 5),
        depth: flare > 30 ? 1.15 : 0.8,
      }
    }),
  )
}
