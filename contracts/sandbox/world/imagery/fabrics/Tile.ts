/** One repeat of a fabric, in garment units; large enough that a renderer need not repeat it thousands of times. */
export interface Tile {
  readonly width: number
  readonly height: number
  readonly svg: string
}

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`

/** Returns the numbers `from`, `from + step`, … below `to`. */
export const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from(
    { length: Math.max(0, Math.ceil((to - from) / step - 1e-9)) },
    (_, index) => Math.round((from + index * step) * 100) / 100,
  )
