import * as Schema from "effect/Schema"

const Column = Schema.NonEmptyString
/** One column, or a column per language by BCP 47 code; the first is the fallback. */
const TranslatedColumn = Schema.Union([Column, Schema.Record(Schema.String, Column)])

/** A party responsible for a product; address lines are separated by line breaks or `|`. */
const Party = Schema.Struct({ name: Column, address: Column, email: Column })

/**
 * Assignment of a table's columns in a mapping file (docs/bring-your-own-catalogue.md).
 *
 * Names are the file's own column names. `product`, `title` and `price` are required, all others optional.
 */
export const ColumnMapping = Schema.Struct({
  /** Stable name of the product; a row where it is empty belongs to the product above. */
  product: Column,
  title: TranslatedColumn,
  description: Schema.optionalKey(TranslatedColumn),
  vendor: Schema.optionalKey(Column),
  /**
   * A path such as `Women > Coats`; `steps` sets another step separator, `separator` separates several paths, and with
   * `lastAfter` only the last step counts.
   */
  productType: Schema.optionalKey(
    Schema.Union([
      Column,
      Schema.Struct({ column: Column, lastAfter: Schema.NonEmptyString }),
      Schema.Struct({
        column: Column,
        steps: Schema.NonEmptyString,
        separator: Schema.optionalKey(Schema.NonEmptyString),
      }),
    ]),
  ),
  tags: Schema.optionalKey(Schema.Union([Column, Schema.Struct({ column: Column, separator: Schema.NonEmptyString })])),
  sku: Schema.optionalKey(Column),
  /** With a separator the first part in the store's currency counts, such as `EUR 12.50` of `USD 14|EUR 12.50`. */
  price: Schema.Union([
    Column,
    Schema.Struct({
      column: Column,
      separator: Schema.optionalKey(Schema.NonEmptyString),
      minorUnits: Schema.optionalKey(Schema.Boolean),
    }),
  ]),
  compareAtPrice: Schema.optionalKey(Column),
  salePrice: Schema.optionalKey(Column),
  saleFrom: Schema.optionalKey(Column),
  saleTo: Schema.optionalKey(Column),
  stock: Schema.optionalKey(Column),
  /** Units per lot, when sold in lots; empty and 1 mean single units. */
  unitsLot: Schema.optionalKey(Column),
  options: Schema.optionalKey(
    Schema.Array(
      Schema.Union([
        // With `split` a cell lists several values, each a separate variant.
        Schema.Struct({
          name: Schema.NonEmptyString,
          column: Column,
          split: Schema.optionalKey(Schema.NonEmptyString),
        }),
        Schema.Struct({
          nameColumn: Column,
          column: Column,
          separator: Schema.optionalKey(Schema.NonEmptyString),
          split: Schema.optionalKey(Schema.NonEmptyString),
        }),
      ]),
    ),
  ),
  images: Schema.optionalKey(
    Schema.Union([Column, Schema.Array(Column), Schema.Struct({ column: Column, separator: Schema.NonEmptyString })]),
  ),
  imageAlt: Schema.optionalKey(Column),
  variantImage: Schema.optionalKey(Column),
  /**
   * Manufacturer of the product, and the responsible person in the EU for a manufacturer outside (Regulation (EU)
   * 2023/988, article 19).
   */
  manufacturer: Schema.optionalKey(Party),
  responsiblePerson: Schema.optionalKey(Party),
  safetyWarnings: Schema.optionalKey(TranslatedColumn),
  /** Selects the rows for sale: those with one of these values, ignoring case. */
  sold: Schema.optionalKey(Schema.Struct({ column: Column, values: Schema.Array(Schema.String) })),
  decimalMark: Schema.optionalKey(Schema.Literals([".", ","])),
  /** In JSON: the list that has the records, if not `products` or the document itself. */
  list: Schema.optionalKey(Schema.NonEmptyString),
})

export type ColumnMapping = typeof ColumnMapping.Type

/** The columns of the plain CSV, which needs no mapping file. */
export const PLAIN_MAPPING: ColumnMapping = {
  product: "product",
  title: "title",
  description: "description",
  vendor: "vendor",
  productType: "type",
  tags: "tags",
  sku: "sku",
  price: "price",
  compareAtPrice: "compare_at_price",
  salePrice: "sale_price",
  saleFrom: "sale_from",
  saleTo: "sale_to",
  stock: "stock",
  unitsLot: "units_lot",
  images: { column: "images", separator: "|" },
  imageAlt: "image_alt",
  variantImage: "variant_image",
  options: [1, 2, 3].map((number) => ({ nameColumn: `option${number}_name`, column: `option${number}_value` })),
  manufacturer: { name: "manufacturer_name", address: "manufacturer_address", email: "manufacturer_email" },
  responsiblePerson: {
    name: "responsible_person_name",
    address: "responsible_person_address",
    email: "responsible_person_email",
  },
  safetyWarnings: "safety_warnings",
  sold: { column: "status", values: ["", "active"] },
}

/** Returns every column of a mapping: required ones first, then optional ones. */
export function mappedColumns(mapping: ColumnMapping): {
  readonly needed: readonly string[]
  readonly others: readonly string[]
} {
  const {
    product,
    title,
    price,
    productType,
    tags,
    options,
    images,
    sold,
    description,
    manufacturer,
    responsiblePerson,
    safetyWarnings,
    decimalMark: _mark,
    list: _list,
    ...others
  } = mapping
  const translatedColumns = (texts: ColumnMapping["title"] | undefined) =>
    texts === undefined ? [] : typeof texts === "string" ? [texts] : Object.values(texts)
  const columnOf = (place: string | { readonly column: string } | undefined) =>
    place === undefined ? [] : [typeof place === "string" ? place : place.column]
  const imageColumns =
    images === undefined ? [] : typeof images === "string" ? [images] : "column" in images ? [images.column] : images
  return {
    needed: [product, ...translatedColumns(title), ...columnOf(price)],
    others: [
      ...translatedColumns(description),
      ...columnOf(productType),
      ...columnOf(tags),
      ...(options ?? []).flatMap((option) =>
        "nameColumn" in option ? [option.nameColumn, option.column] : [option.column],
      ),
      ...imageColumns,
      ...columnOf(sold),
      ...Object.values(manufacturer ?? {}),
      ...Object.values(responsiblePerson ?? {}),
      ...translatedColumns(safetyWarnings),
      ...Object.values(others),
    ],
  }
}
