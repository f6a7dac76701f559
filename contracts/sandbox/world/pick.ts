/** A list with at least one member. */
export type NonEmpty<A> = readonly [A, ...A[]]

/** The member at `at`, counted round and round; `at` is a whole number, zero or more. */
export const pick = <A>(list: NonEmpty<A>, at: number): A => list[at % list.length] ?? list[0]
