import { generatedWorld } from "./generatedWorld.ts"
import { PRODUCTS_PER_ROUND } from "./compose/generateProduct.ts"
import type { World } from "./World.ts"

/** Rounds of the demo world through the buying plan; with this number no name repeats in a category. */
const ROUNDS = 6

/** The world the sandbox is seeded with: its country stores, a category tree, and more than six hundred products. */
export const demoWorld = (): World => generatedWorld(ROUNDS * PRODUCTS_PER_ROUND)
