import { productLabels } from "../productLabels.ts"
import type { View } from "./worldImages.ts"

/** The alternative text of a product picture. */
export const altText = (languageTag: string, name: string, colour: string, view: View): string =>
  `${name}, ${colour}, ${productLabels(languageTag)(`product.view.${view}`)}`
