import { generatedWorld } from "./generatedWorld.ts"
import { PRODUCTS_PER_ROUND } from "./generateProduct.ts"
import type { World } from "./World.ts"

/** How often the demo world goes through the buying plan; within these rounds no name comes twice in a category. */
const ROUNDS = 6

/**
 * The world the sandbox is seeded with: its country stores, a tree of categories, and more than six hundred products.
 */
export const demoWorld = (): World => generatedWorld(ROUNDS * PRODUCTS_PER_ROUND)
