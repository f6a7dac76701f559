import { parseAddress } from "../../platform/http/parseAddress.ts"
import type { ImportedImage, ImportedProduct, ImportedVariant } from "./ImportedProduct.ts"

/** The reason for a refused product. The message is sent to the merchant. */
export class ImportRefused extends Error {
  override readonly name = "ImportRefused"
  /** Products of earlier imports that have SKUs of this one. */
  readonly ownedBy: readonly string[]

  constructor(message: string, ownedBy: readonly string[] = []) {
    super(message)
    this.ownedBy = ownedBy
  }
}

const MAX_PRICE = 2_000_000_000
/** The maximum quantity of a cart line. */
const MAX_LOT = 99
const SKU = /^[A-Za-z0-9._-]{1,64}$/u

type Fields = ReadonlyMap<string, unknown>

const fieldsOf = (value: unknown, what: string): Fields => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ImportRefused(`${what} must be an object.`)
  return new Map(Object.entries(value))
}

const text = (fields: Fields, name: string, max: number, required = false): string => {
  const value = fields.get(name) ?? ""
  if (typeof value !== "string") throw new ImportRefused(`${name} must be text.`)
  const trimmed = value.trim()
  if (required && trimmed === "") throw new ImportRefused(`${name} is missing.`)
  if (trimmed.length > max) throw new ImportRefused(`${name} is longer than ${max} characters.`)
  return trimmed
}

const list = (fields: Fields, name: string, max: number): readonly unknown[] => {
  const value = fields.get(name) ?? []
  if (!Array.isArray(value)) throw new ImportRefused(`${name} must be a list.`)
  if (value.length > max) throw new ImportRefused(`${name} has more than ${max} entries.`)
  return value
}

const whole = (fields: Fields, name: string): number | undefined => {
  const value = fields.get(name) ?? undefined
  if (value === undefined) return undefined
  if (typeof value !== "number" || !Number.isInteger(value)) throw new ImportRefused(`${name} must be a whole number.`)
  return value
}

const price = (fields: Fields, name: string): number | undefined => {
  const value = whole(fields, name)
  if (value !== undefined && (value < 0 || value > MAX_PRICE))
    throw new ImportRefused(`${name} must be between 0 and ${MAX_PRICE} minor units.`)
  return value
}

const address = (url: string): string => {
  if (!["http:", "https:"].includes(parseAddress(url)?.protocol ?? ""))
    throw new ImportRefused(`"${url.slice(0, 80)}" is not a valid image URL.`)
  return url
}

const STORED_IMAGE_PATH = /^\/media\/imported\/[0-9a-f]{40}$/u
const MAX_PIXELS = 100_000

const storedPictureOf = (value: unknown): NonNullable<ImportedImage["kept"]> => {
  const fields = fieldsOf(value, "kept")
  const [width, height] = [whole(fields, "width") ?? 0, whole(fields, "height") ?? 0]
  const widths = list(fields, "widths", 20).filter(
    (one) => typeof one === "number" && Number.isInteger(one) && one > 0 && one < 10_000,
  )
  const formats = list(fields, "formats", 4).filter((one) => one === "avif" || one === "webp")
  if (
    width < 1 ||
    height < 1 ||
    width > MAX_PIXELS ||
    height > MAX_PIXELS ||
    widths.length === 0 ||
    formats.length === 0
  )
    throw new ImportRefused("kept must have width, height, widths and formats.")
  return { width, height, widths: widths.map(Number), formats: formats.map(String) }
}

const image = (value: unknown): ImportedImage => {
  const fields = fieldsOf(value, "An image")
  const [url, alt, kept] = [text(fields, "url", 2_048, true), text(fields, "alt", 512), fields.get("kept")]
  return kept === undefined || !STORED_IMAGE_PATH.test(url)
    ? { url: address(url), alt }
    : { url, alt, kept: storedPictureOf(kept) }
}

const translation = (value: unknown) => {
  const fields = fieldsOf(value, "A translation")
  const warnings = fields.has("warnings") ? texts(fields, "warnings", 20, 512) : []
  return {
    language: text(fields, "language", 35, true),
    title: text(fields, "title", 255),
    descriptionText: text(fields, "descriptionText", 20_000),
    ...(warnings.length === 0 ? {} : { warnings }),
  }
}

const texts = (fields: Fields, name: string, most: number, longest: number): string[] =>
  list(fields, name, most).map((one) => text(new Map([[name, one]]), name, longest, true))

const party = (value: unknown, what: string) => {
  const fields = fieldsOf(value, what)
  const postalAddress = texts(fields, "postalAddress", 8, 256)
  if (postalAddress.length === 0) throw new ImportRefused(`${what} must have a postal address.`)
  const email = text(fields, "email", 254, true)
  if (!/^[^\s@]+@\S+$/u.test(email)) throw new ImportRefused(`"${email.slice(0, 80)}" is not a valid email address.`)
  return { name: text(fields, "name", 256, true), postalAddress, email }
}

const safetyOf = (value: unknown): NonNullable<ImportedProduct["safety"]> => {
  const fields = fieldsOf(value, "safety")
  const responsibleParty = fields.get("responsiblePerson")
  return {
    manufacturer: party(fields.get("manufacturer"), "manufacturer"),
    ...(responsibleParty === undefined ? {} : { responsiblePerson: party(responsibleParty, "responsiblePerson") }),
    warnings: texts(fields, "warnings", 20, 512),
  }
}

const MAX_CATEGORIES = 20
const MAX_STEPS = 6

const category = (value: unknown): readonly string[] => {
  const steps = texts(new Map([["category", value]]), "category", MAX_STEPS, 128)
  if (steps.length === 0) throw new ImportRefused("A category path is empty.")
  return steps
}

const option = (value: unknown) => {
  const fields = fieldsOf(value, "An option")
  return { name: text(fields, "name", 128, true), value: text(fields, "value", 128, true) }
}

const variant = (value: unknown): ImportedVariant => {
  const fields = fieldsOf(value, "A variant")
  const sku = text(fields, "sku", 255)
  if (sku !== "" && !SKU.test(sku))
    throw new ImportRefused(
      `The SKU "${sku}" may contain only letters, digits, dots, dashes and underscores, up to 64 characters.`,
    )
  const now = price(fields, "price")
  if (now === undefined) throw new ImportRefused(`The variant ${sku === "" ? "without a SKU" : sku} has no price.`)
  const compareAtPrice = price(fields, "compareAtPrice")
  const inventory = whole(fields, "inventory")
  const unitsLot = whole(fields, "unitsLot")
  if (unitsLot !== undefined && (unitsLot < 1 || unitsLot > MAX_LOT))
    throw new ImportRefused(`unitsLot must be between 1 and ${MAX_LOT}.`)
  const picture = text(fields, "image", 2_048)
  return {
    sku,
    options: list(fields, "options", 3).map(option),
    price: now,
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    ...(inventory === undefined ? {} : { inventory: Math.min(Math.max(inventory, 0), 1_000_000) }),
    ...(unitsLot === undefined || unitsLot === 1 ? {} : { unitsLot }),
    ...(picture === "" ? {} : { image: STORED_IMAGE_PATH.test(picture) ? picture : address(picture) }),
  }
}

/** Parses one product of a body. Throws an `ImportRefused` with the reason. */
export const readImportedProduct = (value: unknown): ImportedProduct => {
  const fields = fieldsOf(value, "A product")
  const variants = list(fields, "variants", 999).map(variant)
  if (variants.length === 0) throw new ImportRefused("The product has no variants.")
  const skus = variants.map(({ sku }) => sku).filter((sku) => sku !== "")
  const twice = skus.find((sku, at) => skus.indexOf(sku) !== at)
  if (twice !== undefined) throw new ImportRefused(`The SKU ${twice} is listed twice.`)
  const vendor = text(fields, "vendor", 255)
  const productType = text(fields, "productType", 255)
  return {
    handle: text(fields, "handle", 255, true),
    title: text(fields, "title", 255, true),
    descriptionText: text(fields, "descriptionText", 20_000),
    ...(vendor === "" ? {} : { vendor }),
    ...(productType === "" ? {} : { productType }),
    categories: list(fields, "categories", MAX_CATEGORIES).map(category),
    tags: texts(fields, "tags", 250, 255),
    translations: list(fields, "translations", 50).map(translation),
    ...(fields.get("safety") === undefined ? {} : { safety: safetyOf(fields.get("safety")) }),
    ...(fields.get("isComingSoon") === true ? { isComingSoon: true } : {}),
    images: list(fields, "images", 2_250).map(image),
    variants,
  }
}
