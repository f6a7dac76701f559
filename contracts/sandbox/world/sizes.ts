import type { NonEmpty } from "./pick.ts"
import type { WorldSize } from "./World.ts"

const alpha = (["XXS", "XS", "S", "M", "L", "XL", "XXL"] as const).map((name, at): WorldSize => ({
  id: `0${at + 1}`,
  name,
}))
const numeric = (name: number): WorldSize => ({ id: String(name), name: String(name) })
/** Ids of shoe sizes are in tenths: 365 is 36½. */
const shoe = (size: number): WorldSize => ({
  id: String(size * 10),
  name: Number.isInteger(size) ? String(size) : `${Math.floor(size)}½`,
})
/** The child's height in centimeters. */
const height = (centimeters: number): WorldSize => ({ id: String(centimeters), name: `${centimeters} cm` })

const some = (sizes: readonly WorldSize[]): NonEmpty<WorldSize> => {
  const [first, ...rest] = sizes
  if (first === undefined) throw new Error("A size run needs at least one size")
  return [first, ...rest]
}

/** Size runs, each in label order. Ids are digits, and mean the same size in all runs. */
export const sizes = {
  womenAlpha: some(alpha.slice(0, 6)),
  menAlpha: some(alpha.slice(1)),
  alpha: some(alpha),
  threeAlpha: some(alpha.slice(2, 5)),
  womenNumeric: some([34, 36, 38, 40, 42, 44].map(numeric)),
  menNumeric: some([38, 40, 42, 44, 46].map(numeric)),
  womenShoes: some([36, 36.5, 37, 37.5, 38, 38.5, 39, 40, 41].map(shoe)),
  menShoes: some([40, 40.5, 41, 42, 42.5, 43, 44, 45, 46].map(shoe)),
  kidsShoes: some([28, 29, 30, 31, 32, 33, 34, 35].map(shoe)),
  kidsHeight: some([104, 110, 116, 122, 128, 140, 152].map(height)),
  oneSize: some([{ id: "99", name: "ONE SIZE" }]),
} as const
