interface PositionedLine {
  readonly line_id: number
  readonly place: number | null
}

/** The position of a line: its own, or by default its id, which sorts it after all earlier lines. */
export const placeOf = ({ line_id, place }: PositionedLine): number => place ?? line_id

/** Lines by position; at equal positions the older one first. */
export const sortedByPosition = <Line extends PositionedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((one, other) => placeOf(one) - placeOf(other) || one.line_id - other.line_id)

/**
 * The position that makes a new line the one at index `position`, from 0: halfway between its neighbours. Undefined at
 * the end, and after lines that have no position yet.
 */
export const positionBetween = (
  lines: readonly { readonly place?: number }[],
  position: number | undefined,
): number | undefined => {
  if (position === undefined) return undefined
  const places = lines.map(({ place }) => place ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other)
  const after = places[position]
  if (after === undefined || after === Number.POSITIVE_INFINITY) return undefined
  const before = position === 0 ? after - 2 : (places[position - 1] ?? after - 2)
  return (before + after) / 2
}
