/** A list with at least one member. */
export type NonEmpty<A> = readonly [A, ...A[]]

/** Returns the member at `at`, cyclically; `at` is a non-negative integer. */
export const pick = <A>(list: NonEmpty<A>, at: number): A => list[at % list.length] ?? list[0]
