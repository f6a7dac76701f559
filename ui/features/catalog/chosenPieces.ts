import type { BundlePiece, PieceColor, ProductSize } from "../../../domain/catalog/Product.ts"
import { canBuy, orderedSizes } from "./orderedSizes.ts"

/** A piece of a bundle as it is chosen so far. */
export interface ChosenPiece {
  readonly piece: BundlePiece
  readonly color: PieceColor | undefined
  readonly size: ProductSize | undefined
}

/** Each piece in its first colour that can be bought; in its only size where there is no choice. */
export function firstChoices(pieces: readonly BundlePiece[]): readonly ChosenPiece[] {
  return pieces.map((piece) => {
    const color = piece.colors.find(({ sizes }) => sizes.some(canBuy)) ?? piece.colors[0]
    return { piece, color, size: onlySize(color) }
  })
}

/** The size of a colour that is bought in one size only. */
export function onlySize(color: PieceColor | undefined): ProductSize | undefined {
  const sizes = color === undefined ? [] : orderedSizes(color)
  const [size] = sizes
  return sizes.length === 1 && size !== undefined && canBuy(size) ? size : undefined
}

/** Those that nothing was chosen of yet. */
export function missingSizes(choices: readonly ChosenPiece[]): readonly ChosenPiece[] {
  return choices.filter(({ size }) => size === undefined)
}

/** Whether every piece can be bought in some colour and size. */
export function canBuyAll(pieces: readonly BundlePiece[]): boolean {
  return pieces.every(({ colors }) => colors.some(({ sizes }) => sizes.some(canBuy)))
}
