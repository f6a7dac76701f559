import { toPlainName } from "./text/toPlainName.ts"

/** Maximum number of categories of a product. */
const MAX_PATHS = 20
/** Maximum depth of a path, that of the menus. */
const MAX_STEPS = 6
const MAX_STEP = 128

/** Returns the steps of a category such as `Women > Coats`. */
export function stepsOf(path: string, separator = ">"): readonly string[] {
  return path
    .split(separator)
    .map((step) => toPlainName(step))
    .filter((step) => step !== "")
}

/**
 * Removes duplicate categories and ancestors of other categories, since a product is also listed in the ancestors of
 * its category. `isCut` means that categories were dropped (too many or too long) or shortened (too deep).
 */
export function cleanPaths(paths: readonly (readonly string[])[]): {
  readonly paths: readonly (readonly string[])[]
  readonly isCut: boolean
} {
  const clean = paths
    .map((path) => path.map((step) => toPlainName(step)).filter((step) => step !== ""))
    .filter((path) => path.length > 0)
  const keys = clean.map((path) => keyOf(path))
  const lowest = clean.filter(
    (_, at) => keys.indexOf(keys[at] ?? "") === at && !keys.some((key) => key.startsWith(`${keys[at] ?? ""}\n`)),
  )
  const fitting = lowest.filter((path) => path.every((step) => step.length <= MAX_STEP)).slice(0, MAX_PATHS)
  const isCut = fitting.length < lowest.length || fitting.some((path) => path.length > MAX_STEPS)
  return { paths: fitting.map((path) => path.slice(0, MAX_STEPS)), isCut }
}

function keyOf(path: readonly string[]): string {
  return path.map((step) => step.toLowerCase()).join("\n")
}
