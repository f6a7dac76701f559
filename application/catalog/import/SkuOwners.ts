import type { ImportedProduct } from "../../../domain/catalog/sheet/ImportedProduct.ts"
import { normalizeSku } from "../../../domain/catalog/sheet/normalizeSku.ts"
import type { SheetLine } from "../../../domain/catalog/sheet/SheetLine.ts"
import type { SheetRefusedReason } from "../../../domain/catalog/sheet/SheetRow.ts"
import { sheetReason } from "../../../domain/catalog/sheet/SheetRow.ts"

/** Maps each SKU to the first product of the file that contains it. */
export class SkuOwners {
  private readonly ownerOf = new Map<string, string>()

  /** Registers the SKUs of a product and returns an error, with its place, for each SKU of another product. */
  add(product: ImportedProduct, lines: readonly SheetLine[]): readonly SheetRefusedReason[] {
    const skus = product.variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
    const taken = new Set(skus.filter((sku) => (this.ownerOf.get(sku) ?? product.handle) !== product.handle))
    for (const sku of skus) if (!this.ownerOf.has(sku)) this.ownerOf.set(sku, product.handle)
    if (taken.size === 0) return []
    const named = lines.flatMap((line) => {
      const cell = line.variant?.sku
      return cell !== undefined && taken.has(normalizeSku(cell.text) ?? "")
        ? [sheetReason(line, "duplicateSku" as const, cell.column, cell.text)]
        : []
    })
    const [first] = lines
    // A generated SKU is in no cell.
    return named.length > 0 || first === undefined
      ? named
      : [sheetReason(first, "duplicateSku", first.variant?.sku.column, [...taken][0])]
  }
}
