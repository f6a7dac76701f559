/** Keys of the measures in the shop's size guides. */
export type MeasureId = "bust" | "chest" | "waist" | "hips" | "height" | "foot_length" | "head"

/** One row: the label, the range in whole centimetres or millimetres, and its name in other systems. */
export interface SizeRow {
  readonly name: string
  readonly millimetres: Partial<Readonly<Record<MeasureId, readonly [least: number, most: number]>>>
  readonly elsewhere: Readonly<Record<string, string>>
}

const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL"] as const

const women: readonly SizeRow[] = [
  [32, 76, 79, 58, 61, 84, 87],
  [34, 80, 83, 62, 65, 88, 91],
  [36, 84, 87, 66, 69, 92, 95],
  [38, 88, 91, 70, 73, 96, 99],
  [40, 92, 96, 74, 78, 100, 104],
  [42, 97, 102, 79, 84, 105, 110],
  [44, 103, 108, 85, 90, 111, 116],
].map(([eu = 0, ...ends]): SizeRow => ({
  name: String(eu),
  millimetres: { bust: range(ends, 0), waist: range(ends, 2), hips: range(ends, 4) },
  elsewhere: { EU: String(eu), UK: String(eu - 28), US: String(eu - 32), IT: String(eu + 4), JP: String(eu - 27) },
}))

const men: readonly SizeRow[] = [
  [42, 82, 85, 68, 71],
  [44, 86, 89, 72, 75],
  [46, 90, 94, 76, 80],
  [50, 95, 100, 81, 86],
  [52, 101, 106, 87, 92],
  [54, 107, 112, 93, 98],
  [56, 113, 119, 99, 105],
].map(([eu = 0, ...ends]): SizeRow => ({
  name: String(eu),
  millimetres: { chest: range(ends, 0), waist: range(ends, 2) },
  elsewhere: { EU: String(eu), UK: String(eu - 10), US: String(eu - 10) },
}))

/** Men's trousers and tailoring, by waist. */
const menNumeric: readonly SizeRow[] = [38, 40, 42, 44, 46].map((size, at) => ({
  name: String(size),
  millimetres: { waist: [740 + at * 40, 779 + at * 40], hips: [900 + at * 40, 939 + at * 40] },
  elsewhere: { EU: String(size + 4), UK: String(size - 8), US: String(size - 8) },
}))

const shoes = (from: number, to: number, uk: (eu: number) => string, us: (eu: number) => string): readonly SizeRow[] =>
  Array.from({ length: (to - from) * 2 + 1 }, (_, at) => from + at / 2).map((eu) => {
    const foot = Math.round((eu * 20) / 3 - 10)
    return {
      name: half(eu),
      millimetres: { foot_length: [foot - 2, foot + 1] },
      elsewhere: { EU: half(eu), UK: uk(eu), US: us(eu) },
    }
  })

const half = (size: number): string => (Number.isInteger(size) ? String(size) : `${Math.floor(size)}½`)
const kidsSize = (size: number): string => half(size > 13.5 ? size - 13 : size)

const kids: readonly SizeRow[] = [
  [104, 4, "3–4", 54, 56],
  [110, 5, "4–5", 56, 58],
  [116, 6, "5–6", 58, 60],
  [122, 7, "6–7", 60, 63],
  [128, 8, "7–8", 63, 66],
  [140, 10, "9–10", 67, 71],
  [152, 12, "11–12", 72, 77],
].map(([height, us, uk, least, most], at, all): SizeRow => ({
  name: `${String(height)} cm`,
  millimetres: {
    height: [Number(all[at - 1]?.[0] ?? 98) * 10 + 1, Number(height) * 10],
    chest: [Number(least) * 10, Number(most) * 10],
  },
  elsewhere: { UK: String(uk), US: String(us) },
}))

const hats: readonly SizeRow[] = ["S", "M", "L"].map((name, at) => ({
  name,
  millimetres: { head: [540 + at * 20, 559 + at * 20] },
  elsewhere: { US: ["6¾", "7", "7¼"][at] ?? "" },
}))

const monogrammableProduct = (rows: readonly SizeRow[]): readonly SizeRow[] =>
  rows.map((row, at) => ({ ...row, name: LETTERS[at] ?? row.name }))

/** The tables of each department; a product uses the first with all of its sizes. */
export const SIZE_TABLES: Readonly<Record<"women" | "men" | "kids", readonly (readonly SizeRow[])[]>> = {
  women: [
    monogrammableProduct(women),
    women,
    shoes(
      36,
      41,
      (eu) => half(eu - 33),
      (eu) => half(eu - 30.5),
    ),
  ],
  men: [
    monogrammableProduct(men),
    menNumeric,
    shoes(
      40,
      46,
      (eu) => half(eu - 34),
      (eu) => half(eu - 33),
    ),
  ],
  kids: [
    kids,
    shoes(
      28,
      35,
      (eu) => kidsSize(eu - 18),
      (eu) => kidsSize(eu - 17),
    ),
  ],
}

export const HAT_TABLE = hats

function range(centimetres: readonly number[], at: number): readonly [number, number] {
  return [(centimetres[at] ?? 0) * 10, (centimetres[at + 1] ?? 0) * 10 + 9]
}
