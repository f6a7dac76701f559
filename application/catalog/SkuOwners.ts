import type { ImportedProduct } from "../../domain/catalog/sheet/ImportedProduct.ts"
import { keptSku } from "../../domain/catalog/sheet/keptSku.ts"
import type { SheetLine } from "../../domain/catalog/sheet/SheetLine.ts"
import type { SheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"
import { sheetProblem } from "../../domain/catalog/sheet/SheetRow.ts"

/** Which product of a file has which sku: the first that names it. */
export class SkuOwners {
  private readonly ownerOf = new Map<string, string>()

  /** Notes the skus of a product, and says of each that another product of the file has where it stands. */
  add(product: ImportedProduct, lines: readonly SheetLine[]): readonly SheetProblem[] {
    const skus = product.variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
    const taken = new Set(skus.filter((sku) => (this.ownerOf.get(sku) ?? product.handle) !== product.handle))
    for (const sku of skus) if (!this.ownerOf.has(sku)) this.ownerOf.set(sku, product.handle)
    return lines.flatMap(({ line, variant }) => (variant !== undefined && taken.has(keptSku(variant.sku.text) ?? "") ? [sheetProblem(line, "duplicateSku" as const, variant.sku.column, variant.sku.text)] : []))
  }
}
