import type { Random } from "../seededRandom.ts"

/** The colours of a yarn: its body, the light along its left and the shade along its right. */
export interface YarnTone {
  readonly body: string
  readonly lit: string
  readonly shaded: string
}

/** `true` where the warp (vertical yarn) is on top, by column and row. */
export type Draft = (column: number, row: number) => boolean

export interface Weave {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly draft: Draft
  readonly warp: (column: number) => YarnTone
  readonly weft: (row: number) => YarnTone
  /** Share of the cell that a yarn fills: 1 leaves no gaps. */
  readonly fill: number
  /** Irregularity of the yarns: 0 is perfectly even, 1 is raw linen. */
  readonly slub: number
  readonly gap: string
}

const n = (value: number): string => String(Math.round(value * 10) / 10)

const bar = (x: number, y: number, w: number, h: number): string => {
  const r = Math.min(w, h) * 0.48
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(h - 2 * r)}q0 ${n(r)} ${n(-r)} ` +
    `${n(r)}h${n(2 * r - w)}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(2 * r - h)}q0 ${n(-r)} ${n(r)} ${n(-r)}Z`
  )
}

/** Draws one repeat of a weave: every float of every yarn as a rounded bar with its own highlight. */
export const weaveSvg = (weave: Weave, random: Random): string => {
  const { columns, rows, cell, draft } = weave
  const bodies = new Map<string, string>()
  const lay = (colour: string, opacity: number, d: string): void => {
    const key = `${colour}|${opacity}`
    bodies.set(key, (bodies.get(key) ?? "") + d)
  }
  const wrap = (value: number, size: number): number => ((value % size) + size) % size
  const floats = (
    lines: number,
    length: number,
    up: (line: number, at: number) => boolean,
    upright: boolean,
    tone: (line: number) => YarnTone,
  ): void => {
    for (let line = 0; line < lines; line += 1) {
      const { body, lit, shaded } = tone(line)
      const thick = cell * weave.fill * (1 - weave.slub * 0.34 * random())
      const inset = (cell - thick) / 2
      for (let at = 0; at < length; at += 1) {
        if (!up(line, at) || up(line, wrap(at - 1, length))) continue
        let run = 1
        while (run < length && up(line, wrap(at + run, length))) run += 1
        for (const shift of [0, ...(at + run >= length ? [-length] : []), ...(at === 0 ? [length] : [])]) {
          const start = (at + shift) * cell - cell * 0.12
          const long = run * cell + cell * 0.24
          const across = line * cell + inset
          const at2 = (offset: number, width: number): string =>
            upright ? bar(across + offset, start, width, long) : bar(start, across + offset, long, width)
          lay(body, 1, at2(0, thick))
          lay(shaded, 0.5, at2(thick * 0.6, thick * 0.4))
          lay(lit, 0.5, at2(thick * 0.14, thick * 0.26))
        }
      }
    }
  }
  floats(rows, columns, (row, column) => !draft(column, row), false, weave.weft)
  floats(columns, rows, (column, row) => draft(column, row), true, weave.warp)
  const marks = [...bodies].sort(([a], [b]) => (a.endsWith("|1") ? 0 : 1) - (b.endsWith("|1") ? 0 : 1))
  return (
    `<rect width="${columns * cell}" height="${rows * cell}" fill="${weave.gap}"/>` +
    marks.map(([key, d]) => `<path d="${d}" fill="${key.split("|")[0]}" fill-opacity="${key.split("|")[1]}"/>`).join("")
  )
}
