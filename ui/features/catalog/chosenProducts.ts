import type { BundleComponent, ComponentColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { canBuy, orderedSizes } from "./orderedSizes.ts"

/** A piece of a bundle as it is chosen so far. */
export interface ChosenProduct {
  readonly piece: BundleComponent
  readonly color: ComponentColor | undefined
  readonly size: ProductSize | undefined
}

/** Each piece in its first colour that can be bought; in its only size where there is no choice. */
export function firstChoices(components: readonly BundleComponent[]): readonly ChosenProduct[] {
  return components.map((piece) => {
    const color = piece.colors.find(({ sizes }) => sizes.some(canBuy)) ?? piece.colors[0]
    return { piece, color, size: onlySize(color) }
  })
}

/** The size of a colour that is bought in one size only. */
export function onlySize(color: ComponentColor | undefined): ProductSize | undefined {
  const sizes = color === undefined ? [] : orderedSizes(color)
  const [size] = sizes
  return sizes.length === 1 && size !== undefined && canBuy(size) ? size : undefined
}

/** Those that nothing was chosen of yet. */
export function missingSizes(choices: readonly ChosenProduct[]): readonly ChosenProduct[] {
  return choices.filter(({ size }) => size === undefined)
}

/** Whether every piece can be bought in some colour and size. */
export function canBuyAll(components: readonly BundleComponent[]): boolean {
  return components.every(({ colors }) => colors.some(({ sizes }) => sizes.some(canBuy)))
}
