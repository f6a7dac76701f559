import { combinations } from "../combinations.ts"
import { MANUFACTURER_FIELDS, manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { LineRemark, SheetCell, SheetLine, SheetOption } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const PICTURES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/**
 * Etsy's listings download: one row per listing with the values of up to two variations and all SKUs. The file has one
 * price and one quantity, and does not say which variants exist or cost more: every combination is imported and
 * reported.
 */
export const etsy: SheetFormat = {
  name: "etsy",
  reads: "table",
  used: [
    "TITLE",
    "DESCRIPTION",
    "PRICE",
    "CURRENCY_CODE",
    "QUANTITY",
    "TAGS",
    "MATERIALS",
    "IMAGE#",
    "VARIATION # TYPE",
    "VARIATION # NAME",
    "VARIATION # VALUES",
    "SKU",
    ...MANUFACTURER_FIELDS,
  ],
  notUsed: [],
  required: [["TITLE"], ["PRICE"], ["CURRENCY_CODE"], ["QUANTITY"]],
  hasScatteredRows: false,
  decimalMark: ".",
  productOf: (row) => handleOf(row).text,
  linesOf: ([first, ...others]) => {
    const [line, ...more] = linesOfListing(first)
    return [
      line,
      ...more,
      ...others.map((row): SheetLine => ({
        ...lineOf(row),
        reasons: [{ rule: "repeatedProduct", cell: handleOf(row) }],
      })),
    ]
  },
}

function of(row: SheetRow, column: string): SheetCell {
  return cellOf(row, [column])
}

const skusOf = (row: SheetRow) =>
  of(row, "SKU")
    .text.split(",")
    .map((sku) => sku.trim())

/** Listings have no handle: the first SKU is used, which changes less often than a title. */
function handleOf(row: SheetRow): SheetCell {
  const sku = skusOf(row).find((one) => one !== "")
  return sku === undefined ? of(row, "TITLE") : { ...of(row, "SKU"), text: sku }
}

function lineOf(row: SheetRow): SheetLine {
  return { ...placeOf(row), handle: handleOf(row), isForSale: true, images: [] }
}

function linesOfListing(row: SheetRow): readonly [SheetLine, ...SheetLine[]] {
  const lists = variationsOf(row)
  const [first = [], ...others] = combinations(lists)
  const { skus, remarks } = skusFor(row, 1 + others.length)
  const line: SheetLine = {
    ...lineOf(row),
    images: PICTURES.flatMap((number) => {
      const address = of(row, `IMAGE${number}`)
      return address.text === "" ? [] : [{ address, alt: "" }]
    }),
    product: {
      title: of(row, "TITLE"),
      description: of(row, "DESCRIPTION"),
      vendor: "",
      productType: "",
      translations: [],
      // Tags have underscores for spaces.
      tags: [...partsOf(of(row, "TAGS").text, ","), ...partsOf(of(row, "MATERIALS").text, ",")].map((tag) =>
        tag.replace(/_/gu, " "),
      ),
      manufacturerInfo: manufacturerPart((name) => of(row, name)),
    },
    variant: variantPart(row, first, skus[0]),
    remarks: [...unnamedVariations(row), ...(others.length === 0 ? [] : sharedBy(row, lists)), ...remarks],
  }
  return [
    line,
    ...others.map((options, at): SheetLine => ({ ...lineOf(row), variant: variantPart(row, options, skus[at + 1]) })),
  ]
}

/** Returns remarks for values that the file has once for all variants of a listing. */
function sharedBy(row: SheetRow, lists: readonly (readonly SheetOption[])[]): readonly LineRemark[] {
  const listed = lists
    .filter((values) => values.length > 1)
    .flatMap(([one]) => (one === undefined ? [] : [of(row, one.value.column)]))
  return [
    ...listed.map((cell) => ({ rule: "valuesCombined" as const, cell })),
    { rule: "sharedPrice", cell: of(row, "PRICE") },
    ...(of(row, "QUANTITY").text === "" ? [] : [{ rule: "sharedStock" as const, cell: of(row, "QUANTITY") }]),
  ]
}

function variationsOf(row: SheetRow): readonly (readonly SheetOption[])[] {
  return [1, 2].flatMap((number) => {
    const { text, column } = of(row, `VARIATION ${number} VALUES`)
    const name = cellOf(row, [`VARIATION ${number} NAME`, `VARIATION ${number} TYPE`]).text
    const values = partsOf(text, ",")
    if (name === "" && values.length === 0) return []
    // A variation without values is a missing option of the variant.
    return [
      (values.length === 0 ? [""] : values).map((value) => ({
        name: name === "" ? `Option ${number}` : name,
        value: { text: value, column },
        isSingleValue: true,
      })),
    ]
  })
}

function unnamedVariations(row: SheetRow): readonly LineRemark[] {
  return [1, 2].flatMap((number) => {
    const cell = of(row, `VARIATION ${number} VALUES`)
    const isUnnamed =
      cell.text !== "" && cellOf(row, [`VARIATION ${number} NAME`, `VARIATION ${number} TYPE`]).text === ""
    return isUnnamed ? [{ rule: "unnamedOption" as const, cell, replacement: `Option ${number}` }] : []
  })
}

/** Returns the SKU of each variant, when the list has one for all of them or one for each. */
function skusFor(
  row: SheetRow,
  variants: number,
): { readonly skus: readonly SheetCell[]; readonly remarks: readonly LineRemark[] } {
  const cell = of(row, "SKU")
  const listed = skusOf(row)
  const alike = new Set(listed)
  if (alike.size === 1)
    return { skus: Array.from({ length: variants }, () => ({ ...cell, text: listed[0] ?? "" })), remarks: [] }
  if (listed.length !== variants) return { skus: [], remarks: [{ rule: "skusLeftOut", cell }] }
  return { skus: listed.map((text) => ({ ...cell, text })), remarks: [{ rule: "skusByOrder", cell }] }
}

function variantPart(
  row: SheetRow,
  options: readonly SheetOption[],
  sku: SheetCell | undefined,
): NonNullable<SheetLine["variant"]> {
  const price = of(row, "PRICE")
  const inventory = of(row, "QUANTITY")
  return {
    sku: sku ?? { ...of(row, "SKU"), text: "" },
    price: price.text === "" ? price : { ...price, text: `${price.text} ${of(row, "CURRENCY_CODE").text}`.trim() },
    ...(inventory.text === "" ? {} : { inventory }),
    options,
  }
}
