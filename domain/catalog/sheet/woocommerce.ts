import { countedStock } from "./countedStock.ts"
import { makerPart } from "./makerPart.ts"
import type { SheetFormat } from "./SheetFormat.ts"
import { eachRow } from "./SheetFormat.ts"
import type { ProductPart, SheetCell, SheetLine, VariantPart } from "./SheetLine.ts"
import { cellOf, partsOf } from "./SheetLine.ts"
import type { SheetRow } from "./SheetRow.ts"

const MAX_ATTRIBUTES = 20
/** Attributes of a product of one kind that are its colour or size; the others are facts about it. */
const CHOICE = /^(?:pa_)?(?:colou?r|size|farbe|größe|groesse|grösse|couleur|taille|talla|colore|taglia|maat|kleur|カラー|サイズ|色)$/iu

/** A WooCommerce product CSV: a variable product and its variations are records of their own, anywhere in the file. */
export const woocommerce: SheetFormat = {
  name: "woocommerce",
  required: [["Type"], ["SKU"], ["Name"], ["Regular price"]],
  isScattered: true,
  decimalMark: ".",
  linksOf: (row) => (isVariation(row) || of(row, "ID").text === "" ? [] : [[`id:${of(row, "ID").text}`, ownName(row).text]]),
  productOf: (row, links) => {
    if (!isVariation(row)) return ownName(row).text
    const parent = of(row, "Parent").text
    return links.get(parent) ?? parent
  },
  linesOf: (rows) => {
    const head = rows.find((row) => !isVariation(row)) ?? rows[0]
    return eachRow(rows, (row) => lineOf(row, head))
  },
}

function of(row: SheetRow, column: string): SheetCell {
  return cellOf(row, [column])
}

function typesOf(row: SheetRow): readonly string[] {
  return partsOf(of(row, "Type").text.toLowerCase(), ",")
}

function isVariation(row: SheetRow): boolean {
  return typesOf(row).includes("variation")
}

function ownName(row: SheetRow): SheetCell {
  const sku = of(row, "SKU")
  const id = of(row, "ID")
  return sku.text !== "" || id.text === "" ? sku : { text: `id:${id.text}`, column: id.column }
}

function lineOf(row: SheetRow, head: SheetRow): SheetLine {
  const types = typesOf(row)
  const kind = types.find((type) => ["grouped", "external", "bundle", "composite", "subscription"].includes(type))
  const isVariable = types.includes("variable")
  const attributes = attributesOf(row)
  const open = isVariation(row) ? attributesOf(head).filter(({ name }) => !attributes.some((own) => own.name === name && own.value.text !== "")) : []
  const published = of(row, "Published").text
  const hidden = !isVariation(row) && of(row, "Visibility in catalog").text.toLowerCase() === "hidden"
  return {
    line: row.line,
    handle: isVariation(row) && row !== head ? ownName(head) : isVariation(row) ? of(row, "Parent") : ownName(row),
    isSold: kind === undefined && !hidden && (published === "" || published === "1"),
    // A variation's own picture is its variant's.
    images: isVariation(row) ? [] : picturesOf(row).map((address) => ({ address, alt: "" })),
    ...(row === head && !isVariation(row) ? { product: productPart(row) } : {}),
    ...(isVariable || kind !== undefined ? {} : { variant: variantPart(row, attributes) }),
    remarks: [
      ...(kind === undefined ? [] : [{ rule: "notForSale" as const, cell: of(row, "Type") }]),
      ...open.map(({ name, value }) => ({ rule: "anyValue" as const, cell: { text: name, column: value.column } })),
    ],
  }
}

function productPart(row: SheetRow): ProductPart {
  const short = of(row, "Short description").text
  const long = of(row, "Description")
  const [category = ""] = partsOf(of(row, "Categories").text, ",")
  return {
    title: of(row, "Name"),
    description: short === "" || long.text.includes(short) ? long : { text: long.text === "" ? short : `<p>${short}</p>${long.text}`, column: long.column },
    vendor: cellOf(row, ["Brands", "Brand"]).text,
    productType: partsOf(category, ">").at(-1) ?? "",
    categories: of(row, "Categories"),
    tags: partsOf(of(row, "Tags").text, ","),
    translations: [],
    maker: makerPart((name) => cellOf(row, [`Meta: ${name}`, `Meta: _${name}`])),
  }
}

function variantPart(row: SheetRow, attributes: readonly { readonly name: string; readonly value: SheetCell }[]): VariantPart {
  const stock = of(row, "Stock")
  const isChosen = isVariation(row)
  const [picture] = picturesOf(row)
  return {
    sku: of(row, "SKU"),
    price: of(row, "Regular price"),
    sale: { price: of(row, "Sale price"), from: of(row, "Date sale price starts"), to: of(row, "Date sale price ends") },
    ...countedStock(stock, { isTracked: !/^parent$/iu.test(stock.text), goesOn: /^(?:1|notify)$/iu.test(of(row, "Backorders allowed?").text) }),
    isSoldOut: of(row, "In stock?").text === "0",
    ...(isChosen && picture !== undefined ? { image: picture } : {}),
    options: attributes.filter(({ name, value }) => value.text !== "" && (isChosen || (CHOICE.test(name) && partsOf(value.text, ",").length === 1))),
  }
}

function attributesOf(row: SheetRow): readonly { readonly name: string; readonly value: SheetCell }[] {
  const found = []
  for (let number = 1; number <= MAX_ATTRIBUTES; number += 1) {
    const name = of(row, `Attribute ${number} name`).text
    if (name !== "") found.push({ name, value: of(row, `Attribute ${number} value(s)`) })
  }
  return found
}

function picturesOf(row: SheetRow): readonly SheetCell[] {
  const { text, column } = of(row, "Images")
  return text.split(/,\s*(?=https?:)|,\s+/u).map((one) => ({ text: one.trim(), column })).filter((cell) => cell.text !== "")
}
