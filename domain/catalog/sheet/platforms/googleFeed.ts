import { stepsOf } from "../categoryPaths.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { differingValues } from "../differingValues.ts"
import { manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import { mapRows } from "../SheetFormat.ts"
import type { ProductPart, SheetCell, SheetLine } from "../SheetLine.ts"
import { cellOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const ALWAYS = [
  { name: "Color", columns: ["color", "colour"] },
  { name: "Size", columns: ["size"] },
] as const
/** Used as options only when items of a group differ in them. */
const REPEATABLE_FIELDS = [
  { name: "Material", columns: ["material"] },
  { name: "Pattern", columns: ["pattern"] },
  { name: "Gender", columns: ["gender"] },
  { name: "Age group", columns: ["age_group"] },
] as const

/** Meaning of the availability values of Google and schema.org. */
const AVAILABILITIES: ReadonlyMap<string, "there" | "gone" | "later" | "goesOn"> = new Map([
  ["instock", "there"],
  ["limitedavailability", "there"],
  ["onlineonly", "there"],
  ["outofstock", "gone"],
  ["soldout", "gone"],
  ["discontinued", "gone"],
  ["instoreonly", "gone"],
  ["preorder", "later"],
  ["presale", "later"],
  ["backorder", "goesOn"],
  ["availablefororder", "goesOn"],
])

const common = {
  required: [["id"], ["title"], ["price"], ["link", "image_link", "availability"]],
  hasScatteredRows: true,
  decimalMark: ".",
  productOf: (row) => groupOf(row).text,
  linesOf: (rows) => {
    const toRemark = REPEATABLE_FIELDS.filter(
      ({ columns }) => new Set(rows.map((row) => cellOf(row, columns).text)).size > 1,
    )
    return mapRows(rows, (row, at) => lineOf(row, rows[0], at === 0, [...ALWAYS, ...toRemark]))
  },
  used: [
    "id",
    "item_group_id",
    "title",
    "description",
    "brand",
    "price",
    "sale_price",
    "sale_price_effective_date",
    "availability",
    "availability_date",
    "quantity",
    "image_link",
    "additional_image_link",
    "color",
    "colour",
    "size",
    "material",
    "pattern",
    "gender",
    "age_group",
    "product_type",
    "google_product_category",
    ...["manufacturer", "responsible_person"].flatMap((party) =>
      ["name", "address", "email"].flatMap((what) => [`${party}_${what}`, `c:${party}_${what}`]),
    ),
    "safety_warnings",
    "c:safety_warnings",
  ],
  notUsed: [
    "link",
    "mobile_link",
    "gtin",
    "mpn",
    "identifier_exists",
    "condition",
    "adult",
    "multipack",
    "is_bundle",
    "size_type",
    "size_system",
    "shipping",
    "shipping_weight",
    "tax",
    "cost_of_goods_sold",
    "expiration_date",
    "unit_pricing_measure",
    "unit_pricing_base_measure",
    "installment",
    "promotion_id",
    "custom_label_0",
    "custom_label_1",
    "custom_label_2",
    "custom_label_3",
    "custom_label_4",
    "product_highlight",
    "product_detail",
    "lifestyle_image_link",
    "video_link",
    "energy_efficiency_class",
  ],
  fieldName: googleColumn,
} satisfies Omit<SheetFormat, "name" | "reads">

/**
 * A Google Merchant feed in XML, RSS or Atom: each item is a variant, and items with the same `item_group_id` are one
 * product.
 */
export const googleXml: SheetFormat = { ...common, name: "google-xml", reads: "xml" }

/** The same as a table. */
export const googleTsv: SheetFormat = { ...common, name: "google-tsv", reads: "table" }

/** Returns the canonical spelling of a feed's column or element: `g:image_link`, `image link`, `Image_Link`. */
export function googleColumn(name: string): string {
  return name.trim().toLowerCase().replace(/^g:/u, "").replace(/[ -]+/gu, "_")
}

function groupOf(row: SheetRow): SheetCell {
  return cellOf(row, ["item_group_id", "id"])
}

function lineOf(
  row: SheetRow,
  head: SheetRow,
  isFirst: boolean,
  choices: readonly { readonly name: string; readonly columns: readonly [string, ...string[]] }[],
): SheetLine {
  const available = cellOf(row, ["availability"])
  const availability =
    available.text === "" ? "there" : AVAILABILITIES.get(available.text.toLowerCase().replace(/^.*\/|[ _-]/gu, ""))
  const [from = "", to = ""] = cellOf(row, ["sale_price_effective_date"]).text.split("/")
  const dates = cellOf(row, ["sale_price_effective_date"]).column
  const sale = cellOf(row, ["sale_price"])
  const sku = cellOf(row, ["id"])
  const pictures = [cellOf(row, ["image_link"]), ...additional(cellOf(row, ["additional_image_link"]))].filter(
    ({ text }) => text !== "",
  )
  const options = choices.flatMap(({ name, columns }) => {
    const value = cellOf(row, columns)
    return value.text === "" ? [] : [{ name, value }]
  })
  return {
    ...placeOf(row),
    handle: groupOf(row),
    isForSale: true,
    images: pictures.map((address) => ({ address, alt: "" })),
    ...(isFirst ? { product: productPart(row) } : {}),
    variant: {
      sku,
      options,
      price: cellOf(row, ["price"]),
      ...(sale.text === ""
        ? {}
        : {
            sale: { price: sale, from: { text: from.trim(), column: dates }, to: { text: to.trim(), column: dates } },
          }),
      ...parseStockCount(cellOf(row, ["quantity"]), { allowsBackorder: availability === "goesOn" }),
      isSoldOut: availability === "gone" || availability === undefined,
      ...(availability === "later" ? { availableFrom: releaseDate(row, available) } : {}),
      image: cellOf(row, ["image_link"]),
    },
    remarks: [
      ...(availability === undefined ? [{ rule: "unknownAvailability" as const, cell: available }] : []),
      ...(isFirst ? [] : differingValues(row, head, [["title"], ["description"], ["brand"], ["product_type"]])),
      ...(isFirst && isNumbered(row) ? [{ rule: "categoriesLeftOut" as const, cell: typesOf(row) }] : []),
    ],
  }
}

/** Returns the release date of an item, or the word that marks it when there is no date. */
function releaseDate(row: SheetRow, available: SheetCell): SheetCell {
  const date = cellOf(row, ["availability_date"])
  return date.text === "" ? available : date
}

function typesOf(row: SheetRow): SheetCell {
  return cellOf(row, ["product_type", "google_product_category"])
}

/** Whether its category is only a number of Google's taxonomy, which menus cannot show. */
function isNumbered(row: SheetRow): boolean {
  return /^\d+$/u.test(typesOf(row).text)
}

function productPart(row: SheetRow): ProductPart {
  const types = typesOf(row)
  const paths = isNumbered(row) ? [] : types.text.split("\n").map((path) => stepsOf(path))
  return {
    title: cellOf(row, ["title"]),
    description: cellOf(row, ["description"]),
    vendor: cellOf(row, ["brand"]).text,
    productType: paths[0]?.at(-1) ?? "",
    categoryPaths: paths,
    categories: types,
    tags: [],
    translations: [],
    // Custom elements of the feed, prefixed with `c:`.
    manufacturerInfo: manufacturerPart((name) => cellOf(row, [name, `c:${name}`])),
  }
}

/**
 * Splits several addresses in one cell, separated by commas in a table and by lines from XML; a comma within an address
 * stays.
 */
function additional({ text, column }: SheetCell): readonly SheetCell[] {
  const addresses = [""]
  for (const part of text.split(/(?=https?:)/u)) {
    const last = addresses.length - 1
    const before = addresses[last] ?? ""
    const stored = before.trimEnd()
    const isSeparate = stored.endsWith(",") || before.slice(stored.length).includes("\n")
    if (isSeparate) addresses.splice(last, 1, stored.endsWith(",") ? stored.slice(0, -1) : stored, part)
    else addresses[last] = before + part
  }
  return addresses.map((one) => ({ text: one.trim(), column }))
}
