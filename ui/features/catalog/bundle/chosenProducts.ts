import type { BundleComponent, ComponentColor, ProductSize } from "../../../../domain/catalog/Product.ts"
import { canBuy, orderedSizes } from "../sizes/orderedSizes.ts"

/** The current choice for one product of a bundle. */
export interface ChosenProduct {
  readonly component: BundleComponent
  readonly color: ComponentColor | undefined
  readonly size: ProductSize | undefined
}

/** The first available colour of each product, and its size if there is only one. */
export function firstChoices(components: readonly BundleComponent[]): readonly ChosenProduct[] {
  return components.map((component) => {
    const color = component.colors.find(({ sizes }) => sizes.some(canBuy)) ?? component.colors[0]
    return { component, color, size: onlySize(color) }
  })
}

/** The size of a colour with a single size. */
export function onlySize(color: ComponentColor | undefined): ProductSize | undefined {
  const sizes = color === undefined ? [] : orderedSizes(color)
  const [size] = sizes
  return sizes.length === 1 && size !== undefined && canBuy(size) ? size : undefined
}

/** The products without a chosen size. */
export function missingSizes(choices: readonly ChosenProduct[]): readonly ChosenProduct[] {
  return choices.filter(({ size }) => size === undefined)
}

/** Whether every product is available in some colour and size. */
export function canBuyAll(components: readonly BundleComponent[]): boolean {
  return components.every(({ colors }) => colors.some(({ sizes }) => sizes.some(canBuy)))
}
