/** A list with at least one member. */
export type NonEmpty<A> = readonly [A, ...A[]]

/** Returns the member at `at`, cyclically; `at` is a non-negative integer. */
export const pick = <A>(list: NonEmpty<A>, at: number): A => list[at % list.length] ?? list[0]

/** Returns the list as one with a first element. Fails for an empty list. */
export const nonEmpty = <Item>([first, ...rest]: readonly Item[]): NonEmpty<Item> => {
  if (first === undefined) throw new Error("The list is empty.")
  return [first, ...rest]
}
