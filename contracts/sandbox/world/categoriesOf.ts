import type { Offer } from "./offers/Offer.ts"
import type { Fabric } from "./vocabulary/Fabric.ts"

/** Returns keys of the leaf categories of a product, the main one first, then its editions. */
export const categoriesOf = (offer: Offer, fabric: Fabric): readonly string[] => {
  if (offer.category.startsWith("kids-")) return [offer.category]
  const keys = [offer.category]
  if (fabric.edition !== undefined) keys.push(fabric.edition)
  if (offer.silhouette.kind === "tailoring" || OFFICE.has(offer.category)) keys.push("edition-office")
  return keys
}

const OFFICE: ReadonlySet<string> = new Set(["women-trousers", "men-trousers", "men-shirts", "men-shoes"])
