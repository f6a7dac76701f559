import type { World } from "../../../contracts/sandbox/world/World.ts"
import { smallWorld } from "./smallWorld.ts"

const COPIES = 56

const [shirt] = smallWorld.products
if (shirt === undefined) throw new Error("The small world has no product to copy.")

/** The small world with enough shirts for lists of three pages. */
export const longLists: World = {
  ...smallWorld,
  products: [
    ...smallWorld.products,
    ...Array.from({ length: COPIES }, (_, at) => ({
      ...shirt,
      id: String(520_000 + at),
      mfname: String(9_000 + at),
      novelty: 10 + at,
    })),
  ],
}
