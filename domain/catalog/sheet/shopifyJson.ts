import { countedStock } from "./countedStock.ts"
import { makerPart } from "./makerPart.ts"
import type { SheetFormat } from "./SheetFormat.ts"
import type { SheetLine, VariantPart } from "./SheetLine.ts"
import { cellOf, partsOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

const MAX_LISTED = 3000
const NO_OPTION = "Default Title"

/**
 * `products.json` of a Shopify shop, and the product JSON of its themes: each record is one product with its fields by path.
 *
 * Prices are amounts of the currency in texts; where a theme's `price_min` stands beside them they are minor units.
 */
export const shopifyJson: SheetFormat = {
  name: "shopify-json",
  required: [],
  isScattered: false,
  decimalMark: ".",
  productOf: (row) => cellOf(row, ["handle", "id"]).text,
  linesOf: ([row]) => {
    const handle = cellOf(row, ["handle", "id"])
    const isSold = !["draft", "archived"].includes(cellOf(row, ["status"]).text.toLowerCase())
    const head: SheetLine = {
      line: row.line,
      handle,
      isSold,
      product: {
        title: cellOf(row, ["title"]),
        description: cellOf(row, ["body_html", "description"]),
        vendor: cellOf(row, ["vendor"]).text,
        productType: cellOf(row, ["product_type", "type"]).text,
        tags: [...partsOf(cellOf(row, ["tags"]).text, ","), ...listed(row, (at) => [`tags[${at}]`]).map(({ text }) => text)],
        translations: [],
        maker: makerPart((name) => cellOf(row, [`metafields.custom.${name}`, `metafields.${name}`, name])),
      },
      images: listed(row, (at) => [`images[${at}].src`, `images[${at}]`]).map((address, at) => ({ address: withScheme(address), alt: cellOf(row, [`images[${at}].alt`]).text })),
    }
    const variants: SheetLine[] = []
    for (let at = 0; at < MAX_LISTED && hasVariant(row, at); at += 1) variants.push({ line: row.line, handle, isSold, images: [], variant: variantPart(row, at) })
    return [head, ...variants]
  },
}

function hasVariant(row: SheetRow, at: number): boolean {
  return ["id", "price", "title", "sku", "option1"].some((name) => row.fields.has(`variants[${at}].${name}`))
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
    ...countedStock(of("inventory_quantity"), {
      isTracked: of("inventory_management").text !== "" || !row.fields.has(`variants[${at}].inventory_management`),
      goesOn: of("inventory_policy").text === "continue",
    }),
    options: [1, 2, 3].flatMap((number) => {
      const value = of(`option${number}`)
      const name = cellOf(row, [`options[${number - 1}].name`, `options[${number - 1}]`]).text
      return value.text === "" || value.text === NO_OPTION ? [] : [{ name: name === "" ? `Option ${number}` : name, value }]
    }),
  }
}

function listed(row: SheetRow, pathsOf: (at: number) => readonly [string, ...string[]]) {
  const found = []
  for (let at = 0; at < MAX_LISTED; at += 1) {
    const cell = cellOf(row, pathsOf(at))
    if (cell.text === "") break
    found.push(cell)
  }
  return found
}

/** Themes write addresses of pictures without a scheme. */
function withScheme<Cell extends { readonly text: string }>(cell: Cell): Cell {
  return cell.text.startsWith("//") ? { ...cell, text: `https:${cell.text}` } : cell
}
