/**
 * Lists of numbers concatenated in one array: the list at `place` is `values` from `starts[place]` to before
 * `starts[place + 1]`.
 */
export interface Runs {
  readonly starts: Int32Array
  readonly values: Int32Array
}

export const runsOf = (lists: readonly (readonly number[])[]): Runs => {
  const starts = new Int32Array(lists.length + 1)
  lists.forEach((list, place) => (starts[place + 1] = (starts[place] ?? 0) + list.length))
  return { starts, values: Int32Array.from(lists.flat()) }
}
