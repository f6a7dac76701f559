import type { SheetOption } from "./SheetLine.ts"

/** One above the maximum of a product, so that an excess is detected. */
const MAX_COMBINATIONS = 2001

/** Returns every combination of one value per option; one empty combination without options. */
export function combinations(options: readonly (readonly SheetOption[])[]): readonly (readonly SheetOption[])[] {
  let choices: readonly (readonly SheetOption[])[] = [[]]
  for (const values of options) {
    if (values.length === 0) continue
    choices = choices.flatMap((choice) => values.map((value) => [...choice, value])).slice(0, MAX_COMBINATIONS)
  }
  return choices
}
