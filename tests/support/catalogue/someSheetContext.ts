import type { SheetContext } from "../../../domain/catalog/sheet/SheetContext.ts"

/** A store that sells in euros in the spring of 2026, whose images have their own addresses. */
export function someSheetContext(changes: Partial<SheetContext> = {}): SheetContext {
  return {
    currencyCode: "EUR",
    currencyDecimals: 2,
    decimalMark: ".",
    now: Date.UTC(2026, 3, 1),
    storePictures: false,
    pictureAddress: (text) => (/^https?:/u.test(text) ? text : undefined),
    ...changes,
  }
}
