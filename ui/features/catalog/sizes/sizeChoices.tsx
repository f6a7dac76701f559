import type { ProductSize } from "../../../../domain/catalog/Product.ts"
import type { Choice } from "../../../design/fields/ChoiceGroup.tsx"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"
import type { Translate } from "../../../text/createTranslate.ts"
import { canBuy, sizeNote } from "./orderedSizes.ts"

/**
 * The size choices. A size that sold out while the page was open gets a visually hidden note, so that the layout does
 * not shift.
 */
export function sizeChoices(
  sizes: readonly ProductSize[],
  soldOut: readonly string[],
  t: Translate,
): readonly Choice[] {
  return sizes.map((size) => {
    const { note } = sizeNote(size, t)
    const choice = { value: size.sku, label: size.name, disabled: !canBuy(size) }
    if (note === undefined) return choice
    return soldOut.includes(size.sku) && !size.isLow
      ? {
          ...choice,
          label: (
            <>
              {size.name} <VisuallyHidden>{note}</VisuallyHidden>
            </>
          ),
        }
      : { ...choice, note }
  })
}
