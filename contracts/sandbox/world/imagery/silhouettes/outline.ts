/** A point of an outline; a third element of 1 makes it a corner, otherwise the curve is smooth there. */
export type Knot = readonly [x: number, y: number, corner?: 1]

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

const direction = (from: Knot, to: Knot): readonly [number, number] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? [0, 0] : [dx / length, dy / length]
}

/** A Bézier path through the knots: tangents follow the neighbours, corners break them. */
export const flow = (knots: readonly Knot[], closed: boolean): string => {
  const count = knots.length
  const at = (index: number): Knot => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return knots[wrapped] ?? [0, 0]
  }
  const tangent = (index: number, toward: Knot, from: Knot): readonly [number, number] =>
    at(index)[2] === 1 ? direction(from, toward) : direction(at(index - 1), at(index + 1))
  const start = at(0)
  let d = `M${round(start[0])} ${round(start[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const a = at(index)
    const b = at(index + 1)
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    const out = tangent(index, b, a)
    const into = tangent(index + 1, b, a)
    d +=
      `C${round(a[0] + out[0] * reach)} ${round(a[1] + out[1] * reach)} ${round(b[0] - into[0] * reach)} ` +
      `${round(b[1] - into[1] * reach)} ${round(b[0])} ${round(b[1])}`
  }
  return closed ? `${d}Z` : d
}

export const flip = (knots: readonly Knot[]): readonly Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner === 1 ? [-x, y, 1] : [-x, y]))

/** Closes a right-hand half (top centre to bottom centre, both on x = 0) with its mirror image. */
export const mirrored = (half: readonly Knot[]): readonly Knot[] => [
  ...half,
  ...flip(half)
    .filter(([x]) => x !== 0)
    .reverse(),
]

export const boxOf = (knots: readonly Knot[]): Box => {
  const xs = knots.map((knot) => knot[0])
  const ys = knots.map((knot) => knot[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export const unionOf = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** A flute: a point at `from` that widens to `width` each side at `to`, as hanging fabric does in a skirt. */
export const flute = (from: Knot, to: Knot, width: number, bend = 0): string => {
  const my = (from[1] + to[1]) / 2
  const mx = (from[0] + to[0]) / 2 + bend
  return (
    `M${round(from[0])} ${round(from[1])}Q${round(mx - width * 0.3)} ${round(my)} ${round(to[0] - width)} ` +
    `${round(to[1])}L${round(to[0] + width)} ${round(to[1])}Q${round(mx + width * 0.3)} ${round(my)} ` +
    `${round(from[0])} ${round(from[1])}Z`
  )
}

/** A crease: thickest in the middle and tapered at both ends. `bend` bends it sideways. */
export const leaf = (from: Knot, to: Knot, width: number, bend = 0): string => {
  const [dx, dy] = direction(from, to)
  const [nx, ny] = [-dy, dx]
  const mx = (from[0] + to[0]) / 2 + nx * bend
  const my = (from[1] + to[1]) / 2 + ny * bend
  const one = `${round(mx + nx * width)} ${round(my + ny * width)}`
  const two = `${round(mx - nx * width)} ${round(my - ny * width)}`
  return (
    `M${round(from[0])} ${round(from[1])}Q${one} ${round(to[0])} ${round(to[1])}Q${two} ${round(from[0])} ` +
    `${round(from[1])}Z`
  )
}
