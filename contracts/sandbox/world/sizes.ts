import { nonEmpty } from "./pick.ts"
import type { WorldSize } from "./World.ts"

const alpha = (["XXS", "XS", "S", "M", "L", "XL", "XXL"] as const).map((name, at): WorldSize => ({
  id: `0${at + 1}`,
  name,
}))
const half = (size: number): string => (Number.isInteger(size) ? String(size) : `${Math.floor(size)}½`)

/** American labels repeat between departments, so men's sizes have other ids there. */
const menId = (id: string): string => `7${id}`

const womenNumeric = (size: number): WorldSize => ({
  id: String(size),
  name: String(size),
  unitedStates: { id: String(size), name: String(size - 32) },
})
/** American trousers and tailoring by waist. */
const menNumeric = (size: number): WorldSize => ({
  id: String(size),
  name: String(size),
  unitedStates: { id: menId(String(size)), name: String(size - 8) },
})

/** Ids of shoe sizes are in tenths: 365 is 36½. */
const shoe = (size: number, american: number, idOf = (id: string) => id): WorldSize => ({
  id: String(size * 10),
  name: half(size),
  unitedStates: { id: idOf(String(size * 10)), name: half(american) },
})
const womenShoe = (size: number): WorldSize => shoe(size, size - 30.5)
const menShoe = (size: number): WorldSize => shoe(size, size - 33, menId)
/** American sizes restart after 13½. */
const kidsShoe = (size: number): WorldSize => shoe(size, size - 17 > 13.5 ? size - 30 : size - 17)

/** The child's height in centimeters, and the American size by age. */
const height = ([centimeters, american]: readonly [number, number]): WorldSize => ({
  id: String(centimeters),
  name: `${centimeters} cm`,
  unitedStates: { id: String(centimeters), name: String(american) },
})

/** Size runs, each in label order. Ids are digits, and mean the same size in all runs. */
export const sizes = {
  womenAlpha: nonEmpty(alpha.slice(0, 6)),
  menAlpha: nonEmpty(alpha.slice(1)),
  alpha: nonEmpty(alpha),
  threeAlpha: nonEmpty(alpha.slice(2, 5)),
  womenNumeric: nonEmpty([34, 36, 38, 40, 42, 44].map(womenNumeric)),
  menNumeric: nonEmpty([38, 40, 42, 44, 46].map(menNumeric)),
  womenShoes: nonEmpty([36, 36.5, 37, 37.5, 38, 38.5, 39, 40, 41].map(womenShoe)),
  menShoes: nonEmpty([40, 40.5, 41, 42, 42.5, 43, 44, 45, 46].map(menShoe)),
  kidsShoes: nonEmpty([28, 29, 30, 31, 32, 33, 34, 35].map(kidsShoe)),
  kidsHeight: nonEmpty(
    (
      [
        [104, 4],
        [110, 5],
        [116, 6],
        [122, 7],
        [128, 8],
        [140, 10],
        [152, 12],
      ] as const
    ).map(height),
  ),
  oneSize: nonEmpty([{ id: "99", name: "ONE SIZE" }]),
} as const

/** Returns the id and the label of a size in a country. */
export const sizeIn = (countryCode: string, { id, name, unitedStates }: WorldSize): Pick<WorldSize, "id" | "name"> =>
  countryCode === "US" && unitedStates !== undefined ? unitedStates : { id, name }
