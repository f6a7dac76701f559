import { type Texts, texts } from "./texts.ts"

/** Products that are shown and sold together. */
export interface Look {
  readonly name: Texts
  readonly description: Texts
  /** Key of its category. */
  readonly category: string
  /** Ordinals of its products, each with the index of its pictured colour. The first is the largest. */
  readonly items: readonly (readonly [ordinal: number, colourAt: number])[]
}

export const looks: readonly Look[] = [
  {
    category: "edition-linen",
    items: [
      [114, 0],
      [132, 2],
      [49, 2],
    ],
    name: texts("The linen look"),
    description: texts("A shirt that forgives creases, trousers that move, and a hat for the hours around noon."),
  },
  {
    category: "edition-wool",
    items: [
      [62, 1],
      [72, 0],
      [57, 2],
      [86, 1],
    ],
    name: texts("The wool look"),
    description: texts("Four weights of wool, from scarf to coat, for a day that starts in frost."),
  },
  {
    category: "edition-selvedge",
    items: [
      [79, 1],
      [76, 3],
    ],
    name: texts("The selvedge look"),
    description: texts("Indigo above and below, woven on the same narrow loom, each with its red thread."),
  },
  {
    category: "edition-office",
    items: [
      [22, 3],
      [24, 0],
    ],
    name: texts("The office look"),
    description: texts("A blazer with room for a sweater and trousers that keep their crease until evening."),
  },
  {
    category: "edition-evening",
    items: [
      [115, 1],
      [27, 2],
      [44, 2],
      [258, 4],
    ],
    name: texts("The evening look"),
    description: texts("Satin from collar to shoe, in colours that candlelight likes."),
  },
]
