interface PositionedLine {
  readonly line_id: number
  readonly place: number | null
}

/** Where a line stands: where it was put, or else where its id puts it, which is behind all that were there before. */
export const placeOf = ({ line_id, place }: PositionedLine): number => place ?? line_id

/** Lines in their places; of two in one place the older is first. */
export const sortedByPosition = <Line extends PositionedLine>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((one, other) => placeOf(one) - placeOf(other) || one.line_id - other.line_id)

/**
 * The place that makes a new line the one at `position`, from 0: halfway between its neighbours. None where it is to
 * stand at the end, or behind lines that have no place yet.
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
