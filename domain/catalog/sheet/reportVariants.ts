import { foldName } from "./colorAndSizeNames.ts"
import type { ReadingReporter } from "./SheetContext.ts"
import type { ReadVariant } from "./readVariant.ts"

/** Reports variants of a product that repeat others, lack an option that others have, or share a SKU. */
export function reportVariants(
  read: readonly ReadVariant[],
  skus: readonly (string | undefined)[],
  { report, remark }: ReadingReporter,
): void {
  const choices = new Set<string>()
  const names = new Map(
    read.flatMap(({ variant }) => variant.options.map(({ name }) => [foldName(name), name] as const)),
  )
  for (const [at, { line, part, variant }] of read.entries()) {
    const choice = JSON.stringify(
      variant.options.map(({ name, value }) => [foldName(name), value.normalize("NFKC").toLowerCase()]),
    )
    if (choices.has(choice)) report(line, "duplicateVariant", part.options[0]?.value ?? part.sku)
    else if (variant.sku !== undefined && skus[at] !== variant.sku)
      remark(line, "sharedSku", part.sku, skus[at] === undefined ? {} : { replacement: skus[at] })
    choices.add(choice)
    const own = new Set(variant.options.map(({ name }) => foldName(name)))
    const wasReported = (line.remarks ?? []).flatMap(({ rule, cell }) =>
      rule === "anyValue" ? [foldName(cell.text)] : [],
    )
    for (const [key, name] of names)
      if (!own.has(key) && !wasReported.includes(key))
        remark(line, "optionMissing", { text: name, column: part.options[0]?.value.column ?? part.sku.column })
  }
}
