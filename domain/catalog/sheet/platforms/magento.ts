import { isColorName, isSizeName } from "../colorAndSizeNames.ts"
import { parseStockCount } from "../parseStockCount.ts"
import { manufacturerPart } from "../manufacturerPart.ts"
import type { SheetFormat } from "../SheetFormat.ts"
import type { SheetCell, SheetLine, VariantPart } from "../SheetLine.ts"
import { cellOf, partsOf } from "../SheetLine.ts"
import type { SheetRow } from "../SheetRow.ts"
import { placeOf } from "../SheetRow.ts"

const LANGUAGE = /^([a-z]{2,3})(?:[_-]([a-z]{2}))?$/iu
const NOT_VISIBLE_INDIVIDUALLY = "not visible individually"

/**
 * A Magento product CSV: a configurable product names its variants, which are simple products anywhere in the file;
 * records of a store view contain translations.
 */
export const magento: SheetFormat = {
  name: "magento",
  reads: "table",
  used: [
    "sku",
    "product_type",
    "store_view_code",
    "name",
    "description",
    "short_description",
    "price",
    "special_price",
    "special_price_from_date",
    "special_price_to_date",
    "msrp_price",
    "qty",
    "manage_stock",
    "use_config_manage_stock",
    "allow_backorders",
    "use_config_backorders",
    "is_in_stock",
    "product_online",
    "visibility",
    "categories",
    "meta_keywords",
    "base_image",
    "base_image_label",
    "additional_images",
    "additional_attributes",
    "configurable_variations",
  ],
  notUsed: [
    "attribute_set_code",
    "product_websites",
    "weight",
    "tax_class_name",
    "url_key",
    "meta_title",
    "meta_description",
    "small_image",
    "small_image_label",
    "thumbnail_image",
    "thumbnail_image_label",
    "swatch_image",
    "swatch_image_label",
    "additional_image_labels",
    "hide_from_product_page",
    "created_at",
    "updated_at",
    "new_from_date",
    "new_to_date",
    "display_product_options_in",
    "map_price",
    "map_enabled",
    "gift_message_available",
    "custom_design",
    "custom_layout_update",
    "page_layout",
    "country_of_manufacture",
    "out_of_stock_qty",
    "min_cart_qty",
    "max_cart_qty",
    "notify_on_stock_below",
    "qty_increments",
    "website_id",
    "related_skus",
    "crosssell_skus",
    "upsell_skus",
    "custom_options",
    "bundle_values",
    "associated_skus",
    "configurable_variation_labels",
  ],
  required: [["sku"], ["product_type"], ["name"], ["price"], ["attribute_set_code", "product_online", "url_key"]],
  hasScatteredRows: true,
  decimalMark: ".",
  linksOf: (row) => variationsOf(row).map(({ sku }) => [sku, of(row, "sku").text]),
  productOf: (row, links) => links.get(of(row, "sku").text) ?? of(row, "sku").text,
  linesOf: (rows) => {
    const own = rows.filter((row) => viewOf(row) === "")
    const head = own.find((row) => typeOf(row) === "configurable") ?? own[0] ?? rows[0]
    const views = rows.filter((row) => viewOf(row) !== "" && of(row, "sku").text === of(head, "sku").text)
    const options = new Map(variationsOf(head).map((variation) => [variation.sku, variation.options]))
    const others = rows.filter((row) => viewOf(row) !== "" && row !== head && !views.includes(row))
    return [
      headLine(head, views, rows),
      ...own.filter((row) => row !== head).map((row) => variantLine(row, head, options)),
      ...views.map((row): SheetLine => ({
        ...skipped(row, head),
        isReadByOtherLine: LANGUAGE.test(viewOf(row)),
        remarks: foreignView(row),
      })),
      // The store has no texts per variant.
      ...others.map((row): SheetLine => ({
        ...skipped(row, head),
        remarks: [{ rule: "wordsOfVariant", cell: of(row, "sku") }],
      })),
    ]
  },
}

function of(row: SheetRow, column: string): SheetCell {
  return cellOf(row, [column])
}

const typeOf = (row: SheetRow) => of(row, "product_type").text.toLowerCase()
const viewOf = (row: SheetRow) => of(row, "store_view_code").text
const isOnline = (row: SheetRow) => !["0", "2"].includes(of(row, "product_online").text)

function headLine(head: SheetRow, views: readonly SheetRow[], rows: readonly SheetRow[]): SheetLine {
  const type = typeOf(head)
  const isSellable = type === "configurable" || type === "simple" || type === "virtual" || type === "downloadable"
  const isSimpleProduct = of(head, "visibility").text.toLowerCase() !== NOT_VISIBLE_INDIVIDUALLY
  const skus = new Set(rows.map((row) => of(row, "sku").text))
  const missingValues = variationsOf(head).filter(({ sku }) => !skus.has(sku))
  const variations = of(head, "configurable_variations").column
  return {
    ...placeOf(head),
    handle: of(head, "sku"),
    isForSale: isSellable && isOnline(head) && isSimpleProduct,
    product: {
      title: of(head, "name"),
      description: cellOf(head, ["description", "short_description"]),
      vendor: attributesOf(head).get("manufacturer") ?? attributesOf(head).get("brand") ?? "",
      productType:
        pathsOf(head)
          .reduce<readonly string[]>((deepest, path) => (path.length > deepest.length ? path : deepest), [])
          .at(-1) ?? "",
      categoryPaths: pathsOf(head),
      categories: of(head, "categories"),
      tags: partsOf(of(head, "meta_keywords").text, ","),
      translations: views.flatMap((row) => {
        const [, language, region] = LANGUAGE.exec(viewOf(row)) ?? []
        if (language === undefined) return []
        const warnings = attributesOf(row).get("safety_warnings")
        return [
          {
            language:
              region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`,
            title: of(row, "name").text,
            description: cellOf(row, ["description", "short_description"]).text,
            ...(warnings === undefined ? {} : { warnings }),
          },
        ]
      }),
      manufacturerInfo: manufacturerPart((name) => ({
        text: attributesOf(head).get(name) ?? "",
        column: "additional_attributes",
      })),
    },
    images: picturesOf(head).map((address) => ({
      address,
      alt: address.column === "base_image" ? of(head, "base_image_label").text : "",
    })),
    ...(type === "configurable" || !isSellable ? {} : { variant: variantPart(head, choicesOf(head)) }),
    remarks: [
      ...(isSellable ? [] : [{ rule: "notForSale" as const, cell: of(head, "product_type") }]),
      ...missingValues.map(({ sku }) => ({ rule: "variantMissing" as const, cell: { text: sku, column: variations } })),
      ...(type === "configurable" || !isSellable ? [] : leftOutAttributes(head)),
    ],
  }
}

/** Returns remarks for data of a record that another line already contains. */
function skipped(row: SheetRow, head: SheetRow) {
  return { ...placeOf(row), handle: of(head, "sku"), isForSale: true, images: [] }
}

function foreignView(row: SheetRow): NonNullable<SheetLine["remarks"]> {
  return LANGUAGE.test(viewOf(row)) ? [] : [{ rule: "unknownLanguage", cell: of(row, "store_view_code") }]
}

type Options = readonly { readonly name: string; readonly value: string }[]

function variantLine(row: SheetRow, head: SheetRow, options: ReadonlyMap<string, Options>): SheetLine {
  const variant = variantPart(row, options.get(of(row, "sku").text) ?? [])
  const shown = new Set([variant.image, ...picturesOf(head)].map((cell) => cell?.text))
  // A variant has one image; the others are shown with the whole product.
  const remarks = picturesOf(row)
    .filter(({ text }) => !shown.has(text))
    .map((cell) => ({ rule: "valueNotUsed" as const, cell }))
  return { ...placeOf(row), handle: of(head, "sku"), isForSale: isOnline(row), images: [], variant, remarks }
}

function variantPart(row: SheetRow, options: Options): VariantPart {
  const image = of(row, "base_image")
  return {
    sku: of(row, "sku"),
    price: of(row, "price"),
    sale: {
      price: of(row, "special_price"),
      from: of(row, "special_price_from_date"),
      to: of(row, "special_price_to_date"),
    },
    compareAtPrice: of(row, "msrp_price"),
    ...parseStockCount(of(row, "qty"), {
      isTracked: of(row, "manage_stock").text !== "0" || of(row, "use_config_manage_stock").text === "1",
      allowsBackorder:
        /^[12](?:\.0+)?$/.test(of(row, "allow_backorders").text) && of(row, "use_config_backorders").text !== "1",
    }),
    isSoldOut: of(row, "is_in_stock").text === "0",
    ...(image.text === "" || image.text === "no_selection" ? {} : { image }),
    options: options.map(({ name, value }) => ({
      name,
      value: { text: value, column: "configurable_variations" },
      isSingleValue: true,
    })),
  }
}

function choicesOf(row: SheetRow): Options {
  return [...attributesOf(row)].flatMap(([name, value]) => (isChoice(name, value) ? [{ name, value }] : []))
}

/** Whether an attribute of a simple product is its color or size; others are descriptive. */
function isChoice(name: string, value: string): boolean {
  return (isColorName(name) || isSizeName(name)) && value !== "" && !value.includes("|")
}

/** Returns remarks for multi-valued colors and sizes of a simple product, which has no variants. */
function leftOutAttributes(row: SheetRow): NonNullable<SheetLine["remarks"]> {
  return [...attributesOf(row)].flatMap(([name, value]) =>
    (isColorName(name) || isSizeName(name)) && value !== "" && !isChoice(name, value)
      ? [{ rule: "attributeLeftOut" as const, cell: { text: `${name}=${value}`, column: "additional_attributes" } }]
      : [],
  )
}

function picturesOf(row: SheetRow): readonly SheetCell[] {
  return [
    of(row, "base_image"),
    ...partsOf(of(row, "additional_images").text, ",").map((text) => ({ text, column: "additional_images" })),
  ].filter(({ text }) => text !== "" && text !== "no_selection")
}

/** Returns its categories without the store's root category, with which every path begins. */
function pathsOf(row: SheetRow): readonly (readonly string[])[] {
  return partsOf(of(row, "categories").text, ",").map((path) => {
    const [root = "", ...steps] = partsOf(path, "/")
    return /^default(?: category)?$/iu.test(root) ? steps : [root, ...steps]
  })
}

/** Parses `size=XS,color=Black`; a comma in a value stays part of it. */
function pairsOf(text: string): readonly (readonly [string, string])[] {
  return text.split(/,(?=[a-z0-9_]+=)/iu).flatMap((pair): readonly (readonly [string, string])[] => {
    const at = pair.indexOf("=")
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
  })
}

function attributesOf(row: SheetRow): ReadonlyMap<string, string> {
  return new Map(pairsOf(of(row, "additional_attributes").text))
}

function variationsOf(row: SheetRow): readonly { readonly sku: string; readonly options: Options }[] {
  return partsOf(of(row, "configurable_variations").text, "|").flatMap((variation) => {
    const pairs = pairsOf(variation)
    const sku = pairs.find(([name]) => name === "sku")?.[1] ?? ""
    return sku === ""
      ? []
      : [{ sku, options: pairs.filter(([name]) => name !== "sku").map(([name, value]) => ({ name, value })) }]
  })
}
