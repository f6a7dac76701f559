import { categories } from "./categories.ts"
import { composeBundles } from "./compose/composeBundles.ts"
import { generateProduct } from "./compose/generateProduct.ts"
import { composeSpots } from "./compose/composeSpots.ts"
import { stores } from "./stores.ts"
import type { World } from "./World.ts"

/**
 * Returns a world of any number of products, for scale tests and benchmarks. Pure and deterministic; its first products
 * are those of every smaller world. Names repeat once the combinations of an offer are used up; ids never do.
 */
export const generatedWorld = (count: number): World => {
  const products = Array.from({ length: count }, (_, ordinal) => generateProduct(ordinal))
  return {
    stores,
    categories,
    products,
    bundles: composeBundles(categories, products),
    spots: composeSpots(categories, products),
  }
}
