import type { components } from "../../../generated/catalog.d.ts"
import { productLabels } from "../productLabels.ts"

type ProductSafety = components["schemas"]["ProductSafety"]
type Party = components["schemas"]["ResponsibleParty"]

// The shop's own labels, with addresses that do not exist and an unregistrable domain.
const ATELIER: Party = {
  name: "Selvedge Atelier (demo)",
  postalAddress: ["Calle del Ejemplo 1", "00000 Villaejemplo", "España"],
  email: "safety@atelier.example",
}
const WORKS: Party = {
  name: "Selvedge Works (demo)",
  postalAddress: ["1 Example Mill Road", "Exampleton ZZ0 0ZZ", "United Kingdom"],
  email: "safety@works.example",
}
const TEXTILE_PARTY: Party = {
  name: "Selvedge Soft (demo)",
  postalAddress: ["1-1 Example-cho", "000-0000 Exampleshi", "Japan"],
  email: "safety@soft.example",
}
const OFFICE: Party = {
  name: "Selvedge EU Office (demo)",
  postalAddress: ["Beispielweg 1", "00000 Beispielstadt", "Deutschland"],
  email: "eu-office@selvedge.example",
}

/** By brand of the store. */
const SAFETY_BY_BRAND: Readonly<Record<string, Omit<ProductSafety, "warnings">>> = {
  "1": { manufacturer: ATELIER },
  "2": { manufacturer: WORKS, responsiblePerson: OFFICE },
  "3": { manufacturer: TEXTILE_PARTY, responsiblePerson: OFFICE },
}

/** Manufacturer and warnings of one of the shop's own products; imported products have their own. */
export const productSafety = (brandId: string, categoryKey: string, languageTag: string): ProductSafety | undefined => {
  const party = SAFETY_BY_BRAND[brandId]
  const texts = productLabels(languageTag)
  const warnings = [
    ...(categoryKey.startsWith("kids-") ? [texts("product.safety.fire")] : []),
    ...(/jeans|denim/u.test(categoryKey) ? [texts("product.safety.indigo")] : []),
  ]
  return party === undefined ? undefined : { ...party, ...(warnings.length === 0 ? {} : { warnings }) }
}
