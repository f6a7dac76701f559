import { textAt } from "../../sandbox/checkout/customer.ts"
import type { PrintedIds } from "./idSources.ts"
import { ADD, SKU, aGiftCard, at, booking, bought, categoryIds, ofKind, ofMany } from "./idSources.ts"

/** Ids of a store's catalogue and of a cart. */
export const SHOP_IDS: readonly PrintedIds[] = [
  {
    kind: "stores",
    prints: ["store", "list"],
    human: /^(\d+)/gm,
    json: (value) => at(value, "", "id", "countryCode"),
    accepted: (id) => [
      ["--store", id, "category", "list"],
      ["--store", id.toLowerCase(), "auth", "status"],
    ],
  },
  {
    kind: "languages",
    prints: ["store", "list"],
    human: /^\d+ +ES .* (\w\w)$/gm,
    json: (value) => at(Array.isArray(value) ? value[0] : [], "languages", "id", "code"),
    accepted: (id) => [[`--language=${id}`, "category", "list"]],
  },
  {
    kind: "categories",
    prints: ["category", "list"],
    human: / {2}(\d+)$/gm,
    json: categoryIds,
    accepted: (id) => [
      ["product", "list", "--category", id],
      ["category", "show", id],
      ["category", "stock", id],
    ],
  },
  {
    kind: "products of a list",
    prints: ["product", "list", "--category", "4102"],
    human: /^(\d+) {2}/gm,
    json: (value) => at(value, "products", "id", "mfname"),
    accepted: (id) => [
      ["product", "show", id],
      ["product", "show", id, "--customization"],
      ["product", "stock", id],
      ["product", "stock-in-stores", id],
      ["wishlist", "add", id],
      ["product", "share", id, `luis${id}@example.org`, "Look"],
    ],
  },
  {
    kind: "products of a search",
    prints: ["product", "list", "--search", "shirt"],
    human: /^(\d+) {2}/gm,
    json: (value) => at(value, "products", "id", "mfname"),
    accepted: (id) => [["product", "show", id]],
  },
  {
    kind: "suggestions",
    prints: ["suggest", "oxf"],
    human: /selvedge product show (\S+)$/gm,
    json: (value) => at(value, "", "product.id", "product.mfname"),
    accepted: (id) => [
      ["product", "show", id],
      ["product", "size-guide", id],
    ],
  },
  {
    kind: "skus",
    prints: ["product", "show", "8201"],
    human: /^(8201-\d+-3)/gm,
    json: (value) => ofMany(value, "colors", "sizes", "sku").filter((sku) => sku.endsWith("-3")),
    accepted: (id) => [
      ["cart", "add", id],
      ["cart", "update", id, "2"],
      ["cart", "gift-wrap", id, "--wrap"],
      ["cart", "remove", id],
      ["wishlist", "add", id],
      ["product", "availability", id],
      ["product", "show", id],
    ],
  },
  {
    kind: "skus that are sold out",
    prints: ["product", "show", "8203"],
    human: /^(8203-\S+)/gm,
    json: (value) => ofMany(value, "colors", "sizes", "sku"),
    accepted: (id) => [["restock-alert", "create", id, "--email", "ana@example.org", "--accept-privacy"]],
  },
  {
    kind: "customization",
    prints: ["product", "show", "8201", "--customization"],
    human: /^areaId +(\S+)/gm,
    json: (value) => at(value, "areas", "id"),
    accepted: (areaId) => [
      [
        "cart",
        "add",
        SKU,
        "1",
        "--customize",
        JSON.stringify({ areaId, colorId: "indigo", typographyId: "serif", text: "AB" }),
      ],
    ],
  },
  {
    kind: "lines of a cart",
    before: () => [
      ADD,
      [...ADD, "--customize", '{"areaId":"cuff","colorId":"ecru","typographyId":"plain","text":"AB"}'],
    ],
    prints: ["cart", "show"],
    human: /line (\d+)$/gm,
    json: (value) => at(value, "items", "id"),
    accepted: (id) => [
      ["cart", "item", id],
      ["cart", "update", SKU, "2", "--line", id],
      ["cart", "remove", SKU, "--line", id],
    ],
  },
  {
    kind: "lines of gift cards",
    before: () => [aGiftCard()],
    prints: ["cart", "show"],
    human: /^giftcard.* line (\d+)$/gm,
    json: (value) => at(value, "items", "id"),
    accepted: (id) => [
      ["gift-card", "show", id],
      ["gift-card", "update", id, "--message", "Hello"],
    ],
  },
  {
    kind: "skus of a cart",
    before: () => [ADD],
    prints: ["cart", "show"],
    human: /^(8201-\S+) /gm,
    json: (value) => at(value, "items", "sku"),
    accepted: (id) => [
      ["product", "show", id],
      ["wishlist", "add", id],
      ["product", "availability", id],
      ["cart", "update", id, "2"],
    ],
  },
  {
    kind: "gift cards of the store",
    prints: ["gift-card", "options"],
    human: /^(giftcard\.physical\S+)/gm,
    json: (value) => at(value, "physicalAmounts", "sku"),
    accepted: (id) => [
      ["gift-card", "add", id],
      ["cart", "remove", id],
    ],
  },
  {
    kind: "designs",
    prints: ["gift-card", "options"],
    human: /^([a-z]+) {2}/gm,
    json: (value) => at(value, "styles", "id"),
    accepted: (id) => [aGiftCard("--design", id)],
  },
  {
    kind: "physical stores",
    prints: ["product", "availability", SKU],
    human: /^(\d+) .*can be reserved/gm,
    json: (value) =>
      (Array.isArray(value) ? value : [])
        .filter((row) => textAt(row, "catentryId") !== "undefined")
        .map((row) => textAt(row, "physicalStore.id")),
    accepted: (id, line) => [
      ["store", "show", id],
      ["stores", "mine", id],
      booking(SKU, id),
      ...bought(line, "--pickup-store", id),
    ],
  },
  {
    kind: "stores to collect in",
    prints: ["pickup-point", "list", "--zip", "28013"],
    human: /^(\d+) +store/gm,
    json: (value) => ofKind(value, "store"),
    accepted: (id, line) => bought(line, "--pickup-store", id),
  },
  {
    kind: "drop points",
    prints: ["pickup-point", "list", "--zip", "28013"],
    human: /^(\w+) +(?:droppoint|packstation)/gm,
    json: (value) => ofKind(value, "droppoint", "packstation"),
    accepted: (id, line) => [["places", "drop-point", id], ...bought(line, "--pickup-point", id)],
  },
]
