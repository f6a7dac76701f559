import { sql } from "kysely"
import { hasNoSearchWords, searchPatterns } from "../../catalog/search/searchText.ts"
import { dataTable } from "../dataTable.ts"
import { moneyText } from "../../stores/moneyText.ts"
import { type AdminConsoleRoute, numberField, optionalNumber, requiredField } from "../AdminConsoleRoute.ts"
import { invalidField } from "../../platform/http/Refused.ts"
import { html } from "../../platform/http/html.ts"
import { setPrice } from "../setPrice.ts"
import { setStock } from "../setStock.ts"
import { selectedStore, storeSelect } from "../storeChoice.ts"

const MAX_ROWS = 60
const MAX_UNITS = 1_000_000
const MAX_PRICE = 1_000_000_000

interface StockRow {
  readonly sku: string
  readonly productId: string
  readonly name: string
  readonly size: string
  readonly units: number
  readonly price: number
  readonly oldPrice?: number
}

const stock: AdminConsoleRoute = {
  method: "GET",
  pattern: /^\/sandbox\/stock$/u,
  run: async (call) => {
    const { storage, stores } = call.services
    const store = await selectedStore(call)
    const wanted = call.field("q") ?? ""
    const { id: languageId, code } = store.language(store.languages.find(({ code }) => code === "en")?.id)
    const query = storage.db
      .selectFrom("sku")
      .innerJoin("product_text", (join) =>
        join
          .onRef("product_text.store_id", "=", "sku.store_id")
          .onRef("product_text.product_id", "=", "sku.product_id"),
      )
      .select([
        "sku.sku",
        "sku.product_id",
        "product_text.name",
        "sku.size_name",
        "sku.units",
        "sku.price",
        "sku.old_price",
      ])
      .where("sku.store_id", "=", store.id)
      .where("product_text.language_id", "=", languageId)
    const matching = searchPatterns(wanted, code).reduce(
      (narrowed, pattern) =>
        narrowed.where(
          sql<boolean>`(product_text.search_text like ${pattern}
            or lower(sku.sku) like ${pattern} or sku.product_id like ${pattern})`,
        ),
      query,
    )
    const rows = hasNoSearchWords(wanted)
      ? []
      : (
          await matching.orderBy("sku.product_id").orderBy("sku.position").orderBy("sku.sku").limit(MAX_ROWS).execute()
        ).map((row): StockRow => ({
          sku: row.sku,
          productId: row.product_id,
          name: row.name,
          size: row.size_name,
          units: row.units,
          price: row.price,
          ...(row.old_price === null ? {} : { oldPrice: row.old_price }),
        }))
    const back = { storeId: store.id, q: wanted }
    return {
      kind: "page",
      title: "Products",
      data: { storeId: store.id, skus: rows },
      body: html`<form class="row" method="get">
          ${storeSelect(await stores.all(), store.id)}
          <p>
            <label for="q">Product name, product ID or SKU</label
            ><input id="q" name="q" value="${wanted}" maxlength="128" />
          </p>
          <p><button type="submit">Search</button></p>
        </form>
        <h2>${store.countryName["en"] ?? store.countryCode}</h2>
        ${dataTable(
          `Up to ${MAX_ROWS} SKUs. Prices in minor units of ${store.currencyCode}, for all SKUs of the product.`,
          [
            { name: "SKU", cell: ({ sku }) => html`<code>${sku}</code>` },
            {
              name: "Product",
              cell: ({ name, productId }) =>
                html`<span dir="auto">${name}</span> <span class="hint">${productId}</span>`,
            },
            { name: "Size", cell: ({ size }) => size },
            {
              name: "Price",
              isNumber: true,
              cell: ({ price, oldPrice }) => {
                const before = oldPrice !== undefined && html` <s>${moneyText(store, oldPrice)}</s>`
                return html`${moneyText(store, price)}${before}`
              },
            },
            {
              name: "Stock",
              cell: ({ sku, units }) =>
                html`<form class="row" method="post" action="/sandbox/stock">
                  ${hidden({ ...back, sku })}<input
                    name="units"
                    type="number"
                    min="0"
                    max="${MAX_UNITS}"
                    value="${units}"
                    required
                    aria-label="Stock of ${sku}"
                  /><button type="submit">Save</button>
                </form>`,
            },
            {
              name: "New price",
              cell: ({ productId, price, oldPrice }) =>
                html`<form class="row" method="post" action="/sandbox/prices">
                  ${hidden({ ...back, productId })}<input
                    name="price"
                    type="number"
                    min="0"
                    max="${MAX_PRICE}"
                    value="${price}"
                    required
                    aria-label="Price of product ${productId}"
                  /><input
                    name="oldPrice"
                    type="number"
                    min="0"
                    max="${MAX_PRICE}"
                    value="${oldPrice ?? ""}"
                    aria-label="Compare-at price of product ${productId}"
                  /><button type="submit">Save</button>
                </form>`,
            },
          ],
          rows,
          "No matching SKUs in this store.",
        )}`,
    }
  },
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)

const stockPagePath = (storeId: string, wanted: string | undefined): string =>
  `/sandbox/stock?${new URLSearchParams({ storeId, q: wanted ?? "" }).toString()}`

const changeStock: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/stock$/u,
  run: async (call) => {
    const { id: storeId } = await call.services.stores.require(requiredField(call, "storeId"))
    const change = {
      storeId,
      sku: requiredField(call, "sku"),
      units: numberField(call, "units", { least: 0, most: MAX_UNITS }),
    }
    await setStock(call.services, change)
    return { kind: "done", data: change, back: stockPagePath(storeId, call.field("q")), confirmation: "stockSet" }
  },
}

const changePrice: AdminConsoleRoute = {
  method: "POST",
  pattern: /^\/sandbox\/prices$/u,
  run: async (call) => {
    const { id: storeId } = await call.services.stores.require(requiredField(call, "storeId"))
    const price = numberField(call, "price", { least: 0, most: MAX_PRICE })
    const oldPrice = optionalNumber(call, "oldPrice", { least: 0, most: MAX_PRICE })
    if (oldPrice !== undefined && oldPrice <= price)
      throw invalidField("oldPrice", "minimum", "The compare-at price must be higher than the price.")
    const change = { storeId, productId: requiredField(call, "productId"), price, oldPrice }
    await setPrice(call.services, change)
    return { kind: "done", data: change, back: stockPagePath(storeId, call.field("q")), confirmation: "priceSet" }
  },
}

export const stockPages: readonly AdminConsoleRoute[] = [stock, changeStock, changePrice]
