import { foldedName } from "./choiceWords.ts"
import type { ReadingNotes } from "./SheetCircumstances.ts"
import type { ReadVariant } from "./readVariant.ts"

/** Notes which variants of a product repeat others, lack an option that others have, or have one sku among them. */
export function reportVariants(
  read: readonly ReadVariant[],
  skus: readonly (string | undefined)[],
  { report, remark }: ReadingNotes,
): void {
  const choices = new Set<string>()
  const names = new Map(
    read.flatMap(({ variant }) => variant.options.map(({ name }) => [foldedName(name), name] as const)),
  )
  for (const [at, { line, part, variant }] of read.entries()) {
    const choice = JSON.stringify(
      variant.options.map(({ name, value }) => [foldedName(name), value.normalize("NFKC").toLowerCase()]),
    )
    if (choices.has(choice)) report(line, "duplicateVariant", part.options[0]?.value ?? part.sku)
    else if (variant.sku !== undefined && skus[at] !== variant.sku)
      remark(line, "sharedSku", part.sku, skus[at] === undefined ? {} : { became: skus[at] })
    choices.add(choice)
    const own = new Set(variant.options.map(({ name }) => foldedName(name)))
    const saidAlready = (line.remarks ?? []).flatMap(({ rule, cell }) =>
      rule === "anyValue" ? [foldedName(cell.text)] : [],
    )
    for (const [key, name] of names)
      if (!own.has(key) && !saidAlready.includes(key))
        remark(line, "optionMissing", { text: name, column: part.options[0]?.value.column ?? part.sku.column })
  }
}
