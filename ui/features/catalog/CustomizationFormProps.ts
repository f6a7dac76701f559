import type { CustomizationProperties } from "../../../domain/catalog/CustomizationProperties.ts"
import type { Product, ProductColor, ProductSize } from "../../../domain/catalog/Product.ts"
import type { Translate } from "../../text/createTranslate.ts"

/** What a form is given in which a shopper says how a piece is made for them. */
export interface CustomizationFormProps {
  readonly product: Product
  readonly color: ProductColor
  /** The size that is chosen; nothing until one is. */
  readonly size: ProductSize | undefined
  readonly properties: CustomizationProperties
  /** Says what is said of making. */
  readonly t: Translate
}
