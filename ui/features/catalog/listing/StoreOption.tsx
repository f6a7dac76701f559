import type { ProductList } from "../../../../domain/catalog/ProductList.ts"
import { useText } from "../../../runtime/TextProvider.tsx"

export interface StoreOptionProps {
  readonly store: NonNullable<ProductList["availableIn"]>
  readonly isChosen?: boolean
}

/** A checkbox of the filter form: only products that a physical store has in stock. */
export function StoreOption({ store, isChosen = false }: StoreOptionProps) {
  const t = useText()
  return (
    <label>
      <input type="checkbox" name="physicalStoreId" value={store.id} defaultChecked={isChosen} />
      <span>{t("catalog.availableIn", { store: store.name })}</span>
    </label>
  )
}
