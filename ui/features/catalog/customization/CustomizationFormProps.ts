import type { CustomizationProperties } from "../../../../domain/catalog/CustomizationProperties.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import type { Translate } from "../../../text/createTranslate.ts"

/** The properties of the customization forms. */
export interface CustomizationFormProps {
  readonly product: Product
  readonly color: ProductColor
  /** The chosen size; `undefined` until one is chosen. */
  readonly size: ProductSize | undefined
  readonly properties: CustomizationProperties
  /** Translates the customization texts. */
  readonly t: Translate
}
