import { listAt, textAt } from "../../sandbox/checkout/customer.ts"
import type { CommandLine } from "./commandLine.ts"

export type Arguments = readonly string[]

/** A command that prints ids of one kind, and the commands that take one. */
export interface PrintedIds {
  readonly kind: string
  /** Whether it takes an account. */
  readonly isRegistered?: true
  /** Exit codes besides 0 of a command that accepts the id: 3 for a refused payment, 4 for an undecided one. */
  readonly exits?: readonly number[]
  /** Creates something to print. */
  readonly before?: (line: CommandLine) => readonly Arguments[]
  readonly prints: Arguments
  /** Ids in the output for a person, as the first group; absent where that output has none. */
  readonly human?: RegExp
  readonly json?: (value: unknown) => readonly string[]
  readonly accepted: (id: string, line: CommandLine) => readonly Arguments[]
}

export const SKU = "8201-800-3"
export const ADD: Arguments = ["cart", "add", SKU, "1"]
export const at = (value: unknown, list: string, ...members: readonly string[]) =>
  (list === "" ? (Array.isArray(value) ? value : []) : listAt(value, list))
    .flatMap((item) => members.map((member) => textAt(item, member)))
    .filter((text) => text !== "undefined" && text !== "")
export const ofMany = (value: unknown, list: string, inner: string, ...members: readonly string[]) =>
  listAt(value, list).flatMap((item) => at(item, inner, ...members))

export const AN_ADDRESS = {
  firstName: "Ana",
  lastName: "Prueba",
  addressLines: ["Calle del Ejemplo 1"],
  city: "Madrid",
  zipCode: "28013",
  stateCode: "M",
  countryCode: "ES",
  phones: [{ countryCode: "+34", subscriberNumber: "600000000" }],
  email: "ana@example.org",
}
export const CARD = { number: "4242424242424242", holder: "ANA PRUEBA", expiry: "12/30", securityCode: "123" }

export const toAddress = (line: CommandLine): Arguments => ["--shipping-address", line.file("address.json", AN_ADDRESS)]
export const byCard = (line: CommandLine): Arguments => ["--card", line.file("card.json", CARD)]
/** Fills the cart and buys it; `how` is its delivery and payment method. */
export const buying = (...how: Arguments): readonly Arguments[] => [
  ADD,
  ["checkout", "--accept-terms", "--wait", "0", ...how],
]
export const bought = (line: CommandLine, ...how: Arguments) => buying(...toAddress(line), ...byCard(line), ...how)
/** A gift card stays applied to a cart after another card was refused. */
export const withGiftCard = (line: CommandLine) =>
  buying(
    ...toAddress(line),
    "--card",
    line.file("refused.json", { ...CARD, number: "4000000000000002" }),
    "--gift-cards",
    line.file("gift.json", [{ number: "9280 1111 2222 4444", securityCode: "222" }]),
  )
export const aGiftCard = (...more: Arguments): Arguments => [
  "gift-card",
  "add",
  "giftcard.virtual-5000",
  "--to",
  "Luis",
  "--email",
  "luis@example.org",
  "--phone",
  "+34600000000",
  "--from",
  "Ana",
  "--message",
  "Hi",
  ...more,
]
export const booking = (sku: string, physicalStoreId: string): Arguments => [
  "product",
  "reserve",
  sku,
  physicalStoreId,
  "--name",
  "Ana",
  "--phone",
  "+34600000000",
  "--email",
  "ana@example.org",
  "--accept-privacy",
]
export const aFile = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty
hat,Hat,Size,M,HAT-M,19.95,5
`
export const categoryIds = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).flatMap((category: unknown) => [
    textAt(category, "id"),
    textAt(category, "seoId"),
    ...categoryIds(listAt(category, "subcategories")),
  ])
export const ofKind = (value: unknown, ...kinds: readonly string[]) =>
  listAt(value, "pickupPoints")
    .filter((place) => kinds.includes(textAt(place, "kind")))
    .map((place) => textAt(place, "id"))
