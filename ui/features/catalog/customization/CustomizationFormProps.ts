import type { CustomizationProperties } from "../../../../domain/catalog/CustomizationProperties.ts"
import type { Product, ProductColor, ProductSize } from "../../../../domain/catalog/Product.ts"

/** The properties of the customization forms. */
export interface CustomizationFormProps {
  readonly product: Product
  readonly color: ProductColor
  /** The chosen size; `undefined` until one is chosen. */
  readonly size: ProductSize | undefined
  readonly properties: CustomizationProperties
}
