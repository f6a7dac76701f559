import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { formatByName } from "../../../domain/catalog/sheet/guessFormat.ts"
import { CATALOGUE_FORMATS } from "../../../domain/catalog/sheet/SheetFormat.ts"
import type { ReadCatalogue } from "./readCatalogueFile.ts"
import { readCatalogueFile } from "./readCatalogueFile.ts"

/** Product files in the formats that other shop systems export. */
export const SHOP_FIXTURES = resolve(import.meta.dirname, "../../fixtures/catalogue/shops")

/** Reads a text from a file whose name is no hint of its format. */
async function readText(content: string): Promise<ReadCatalogue> {
  const folder = await mkdtemp(join(tmpdir(), "shop-formats-"))
  try {
    const file = join(folder, "catalogue.txt")
    await writeFile(file, content)
    return await readCatalogueFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Reads a fixture by its content alone. */
export async function readShopFixture(name: string): Promise<ReadCatalogue> {
  return readText(await readFile(join(SHOP_FIXTURES, name), "utf8"))
}

/** Reads a fixture after replacing one text, which must occur exactly once. */
export async function readChanged(name: string, from: string, to: string): Promise<ReadCatalogue> {
  const content = await readFile(join(SHOP_FIXTURES, name), "utf8")
  const count = content.split(from).length - 1
  if (count !== 1) throw new Error(`${name} has ${JSON.stringify(from)} ${count} times, not once.`)
  return readText(content.replace(from, to))
}

/** Columns of a file that were not read and that its format does not list as ignored. */
export function unknownFields({ format: name, report }: ReadCatalogue): readonly string[] {
  const format = CATALOGUE_FORMATS.find((one) => one === name)
  if (format === undefined) throw new Error(`${name} is no format.`)
  const { notUsed, fieldName = (header: string) => header } = formatByName(format)
  const known = new Set(notUsed.map((field) => field.replace(/\d+/gu, "#")))
  return (report.unreadFields ?? []).filter((field) => !known.has(fieldName(field).replace(/\d+/gu, "#")))
}

/** Remarks as line, rule, column and value. */
export function remarksOf({ report }: ReadCatalogue): readonly (readonly unknown[])[] {
  return report.remarks.map(({ line, rule, column, value }) => [line, rule, column, value])
}

/** An image of the fixtures by its file name. */
export function pictureAt(name: string, alt?: string): { readonly url: string; readonly alt?: string } {
  return { url: `https://pictures.example/${name}.jpg`, ...(alt === undefined ? {} : { alt }) }
}

/** Options of a variant. */
export function optionsOf(
  ...pairs: readonly (readonly [string, string])[]
): readonly { readonly name: string; readonly value: string }[] {
  return pairs.map(([name, value]) => ({ name, value }))
}
