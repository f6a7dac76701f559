import { stepsOf } from "../categoryPaths.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { SheetCell, SheetLine, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const NO_OPTION = "Default Title"
const MANUFACTURER_FIELDS = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_email",
  "responsible_person_name",
  "responsible_person_address",
  "responsible_person_email",
  "safety_warnings",
]

/**
 * `products.json` of a Shopify store, and the product JSON of its themes: each record is one product with its fields by
 * path.
 *
 * Prices are decimal strings; in records with a theme's `price_min` they are minor units.
 */
export const shopifyJson: SheetFormat = {
  name: "shopify-json",
  reads: "json",
  used: [
    "handle",
    "id",
    "status",
    "title",
    "body_html",
    "description",
    "vendor",
    "product_type",
    "type",
    "tags",
    "tags[#]",
    "images[#]",
    "images[#].src",
    "images[#].alt",
    "image.src",
    "options[#]",
    "options[#].name",
    "variants[#].id",
    "variants[#].title",
    "variants[#].sku",
    "variants[#].price",
    "variants[#].compare_at_price",
    "variants[#].available",
    "variants[#].inventory_quantity",
    "variants[#].inventory_management",
    "variants[#].inventory_policy",
    "variants[#].option#",
    "variants[#].featured_image",
    "variants[#].featured_image.src",
    "price_min",
    "price_varies",
    ...["", "metafields.", "metafields.custom."].flatMap((before) =>
      MANUFACTURER_FIELDS.map((name) => `${before}${name}`),
    ),
  ],
  notUsed: [
    "created_at",
    "updated_at",
    "published_at",
    "variants[#].barcode",
    "variants[#].grams",
    "variants[#].weight",
    "variants[#].taxable",
    "variants[#].requires_shipping",
    "images[#].width",
    "images[#].height",
  ],
  // Requires a list of variants, or a field that only Shopify has; other lists have titles and prices too.
  recognizes: (fields) =>
    [...fields.keys()].some((name) => name.startsWith("variants[")) ||
    (fields.has("handle") && (fields.has("body_html") || fields.has("product_type"))),
  required: [],
  hasScatteredRows: false,
  decimalMark: ".",
  productOf: (row) => cellOf(row, ["handle", "id"]).text,
  linesOf: ([row, ...repeated]) => {
    const handle = cellOf(row, ["handle", "id"])
    const isForSale = !["draft", "archived"].includes(cellOf(row, ["status"]).text.toLowerCase())
    const types = cellOf(row, ["product_type", "type"])
    const path = stepsOf(types.text)
    const pictures = listed(row, "images", [".src", ""])
    const head: SheetLine = {
      ...placeOf(row),
      handle,
      isForSale,
      product: {
        title: cellOf(row, ["title"]),
        description: cellOf(row, ["body_html", "description"]),
        vendor: cellOf(row, ["vendor"]).text,
        productType: path.at(-1) ?? "",
        categoryPaths: [path],
        categories: types,
        tags: [...partsOf(cellOf(row, ["tags"]).text, ","), ...listed(row, "tags", [""]).map(({ text }) => text)],
        translations: [],
        manufacturerInfo: manufacturerPart((name) =>
          cellOf(row, [`metafields.custom.${name}`, `metafields.${name}`, name]),
        ),
      },
      images: pictures
        .map((address, at) => ({ address: withScheme(address), alt: cellOf(row, [`images[${at}].alt`]).text }))
        .filter(({ address }) => address.text !== ""),
      remarks: pictures.filter(({ text }) => text === "").map((cell) => ({ rule: "pictureLeftOut", cell })),
    }
    const count = lengthOf(row, "variants")
    return [
      head,
      ...Array.from({ length: count }, (_, at): SheetLine => ({
        ...placeOf(row),
        handle,
        isForSale,
        images: [],
        variant: variantPart(row, at),
      })),
      ...repeated.map((other): SheetLine => ({
        ...placeOf(other),
        handle,
        isForSale,
        images: [],
        reasons: [{ rule: "duplicateHandle", cell: handle }],
      })),
    ]
  },
}

function variantPart(row: SheetRow, at: number): VariantPart {
  const of = (name: string) => cellOf(row, [`variants[${at}].${name}`])
  const image = withScheme(cellOf(row, [`variants[${at}].featured_image.src`, `variants[${at}].featured_image`]))
  return {
    sku: of("sku"),
    price: of("price"),
    isInMinorUnits: row.fields.has("price_min") || row.fields.has("price_varies"),
    compareAtPrice: of("compare_at_price"),
    image,
    isSoldOut: of("available").text === "false",
    ...parseStockCount(of("inventory_quantity"), {
      isTracked: of("inventory_management").text !== "" || !row.fields.has(`variants[${at}].inventory_management`),
      allowsBackorder: of("inventory_policy").text === "continue",
    }),
    options: [1, 2, 3].flatMap((number) => {
      const value = of(`option${number}`)
      const name = cellOf(row, [`options[${number - 1}].name`, `options[${number - 1}]`]).text
      return value.text === "" || value.text === NO_OPTION
        ? []
        : [{ name: name === "" ? `Option ${number}` : name, value }]
    }),
  }
}

/** Returns the number of elements of a list in a record. */
function lengthOf(row: SheetRow, list: string): number {
  let length = 0
  for (const name of row.fields.keys()) {
    if (!name.startsWith(`${list}[`)) continue
    const at = Number.parseInt(name.slice(list.length + 1), 10)
    if (at >= length) length = at + 1
  }
  // Each element has at least one field, which bounds the length.
  return Math.min(length, row.fields.size)
}

/** Returns the elements of a list, each by the first of its non-empty fields. */
function listed(row: SheetRow, list: string, [first, ...others]: readonly [string, ...string[]]): readonly SheetCell[] {
  return Array.from({ length: lengthOf(row, list) }, (_, at) => {
    const path = (field: string) => `${list}[${at}]${field}`
    return cellOf(row, [path(first), ...others.map(path)])
  })
}

/** Themes omit the scheme of image addresses. */
function withScheme<Cell extends { readonly text: string }>(cell: Cell): Cell {
  return cell.text.startsWith("//") ? { ...cell, text: `https:${cell.text}` } : cell
}
