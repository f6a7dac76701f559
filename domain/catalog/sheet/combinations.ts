import type { SheetOption } from "./SheetLine.ts"

/** One more than a product may have, so that too many are seen. */
const MOST = 2001

/** Every choice of one value for each option; one choice of nothing where there are no options. */
export function combinations(options: readonly (readonly SheetOption[])[]): readonly (readonly SheetOption[])[] {
  let choices: readonly (readonly SheetOption[])[] = [[]]
  for (const values of options) {
    if (values.length === 0) continue
    choices = choices.flatMap((choice) => values.map((value) => [...choice, value])).slice(0, MOST)
  }
  return choices
}
