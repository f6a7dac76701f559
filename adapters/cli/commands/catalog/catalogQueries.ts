import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../../../application/catalog/CatalogGateway.ts"
import { ProductGateway } from "../../../../application/catalog/ProductGateway.ts"
import { StoreStockGateway } from "../../../../application/catalog/StoreStockGateway.ts"
import { categoryPath } from "../../../../domain/catalog/categoryPath.ts"
import type { IndexField } from "../../../../domain/catalog/IndexEntry.ts"
import type { FacetValue } from "../../../../domain/catalog/ProductList.ts"
import type { SkuStock } from "../../../../domain/catalog/stock/SkuStock.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { findProductId } from "../../input/namedProduct.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

const INDEX_FIELDS: readonly IndexField[] = [
  "name",
  "mfname",
  "productUrl",
  "categoryId",
  "price",
  "oldPrice",
  "visibility",
  "colors",
  "skus",
  "image",
]

interface StoreStockOptions extends GlobalOptions {
  readonly country?: string
  readonly state?: string
  readonly color?: string
  readonly brand?: string
  readonly section?: string
}

/** `category show|stock`: one category with its subcategories, and the stock of its products. */
export function addCategoryQueries(category: Command): void {
  category
    .command("show <number>")
    .description("Show a category and its subcategories, by number or ID")
    .action((named: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const found = await run(
          Effect.flatMap(categoryIdOf(named), (id) => CatalogGateway.use((gateway) => gateway.getCategory(id))),
        )
        output.result(found, [
          `${found.name}  ${found.seoId}`,
          ...found.subcategories.map(({ name, seoId }) => `  ${name}  ${seoId}`),
        ])
      }),
    )
  category
    .command("stock <number>")
    .description("Show the online stock of all SKUs of a category")
    .action((named: string, _options: unknown, command: Command) =>
      within(command, async (shop) =>
        printStock(
          shop,
          await shop.run(
            Effect.flatMap(categoryIdOf(named), (id) => CatalogGateway.use((gateway) => gateway.getCategoryStock(id))),
          ),
        ),
      ),
    )
}

/** `product stock|stock-in-stores|filters|find`. */
export function addProductQueries(product: Command): void {
  product
    .command("stock <numbers...>")
    .description("Show the online stock of products, by product number, SKU or ID")
    .action((named: readonly string[], _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const ids = await productIdsOf(shop, named)
        printStock(shop, await shop.run(CatalogGateway.use((gateway) => gateway.getStock(ids))))
      }),
    )
  product
    .command("stock-in-stores <number>")
    .description("Sum the stock of a product over physical stores, by product number, SKU or ID")
    .option("--country <code>", "Only stores in this country")
    .option("--state <code>", "Only stores in this state or province")
    .option("--color <id>", "Only this color")
    .option("--brand <id>", "Only stores of this brand")
    .option("--section <id>", "Only this top-level category")
    .action((named: string, _options: unknown, command: Command) =>
      within<StoreStockOptions>(command, async (shop, { country, state, color, brand, section }) => {
        const [productId = ""] = await productIdsOf(shop, [named])
        const stock = await shop.run(
          StoreStockGateway.use((gateway) =>
            gateway.getCommerceStock(productId, {
              ...(country === undefined ? {} : { countryCode: country.toUpperCase() }),
              ...(state === undefined ? {} : { stateCode: state }),
              ...(color === undefined ? {} : { colorId: color }),
              ...(brand === undefined ? {} : { brandId: brand }),
              ...(section === undefined ? {} : { sectionId: section }),
            }),
          ),
        )
        shop.output.result(stock, [
          ...table(
            stock.stores.map(({ physicalStoreId, name, city, stocks }) => [
              physicalStoreId,
              String(stocks.reduce((sum, { units }) => sum + units, 0)),
              name,
              city,
            ]),
          ),
          `${stock.units} units in ${stock.stores.length} stores`,
        ])
      }),
    )
  product
    .command("filters <numbers...>")
    .description("List the colors, sizes and prices that a set of products can be filtered by")
    .action((named: readonly string[], _options: unknown, command: Command) =>
      within(command, async (shop) => {
        const ids = await productIdsOf(shop, named)
        const facets = await shop.run(CatalogGateway.use((gateway) => gateway.listFilters(ids)))
        const { priceRange } = facets
        const rows = (kind: string, values: readonly FacetValue[]) =>
          values.map(({ value, label, count }) => [kind, value, label, String(count)])
        shop.output.result(facets, [
          ...table([
            ...rows("color", facets.colors),
            ...rows("size", facets.sizes),
            ...rows("category", facets.categories),
          ]),
          ...(priceRange === undefined
            ? []
            : [
                [priceRange.minimum, priceRange.maximum]
                  .map((minorUnits) =>
                    formatMoney({ minorUnits, currencyCode: shop.store.currency.currencyCode }, shop.store.currency),
                  )
                  .join(" – "),
              ]),
        ])
      }),
    )
  product
    .command("find <text>")
    .description("Search all languages, product numbers and SKUs; also products that no list shows")
    .option("--fields <names>", "Fields to return, separated by commas (see below)")
    .addHelpText("after", `\nFields: ${INDEX_FIELDS.join(", ")}.`)
    .action((text: string, _options: unknown, command: Command) =>
      within<GlobalOptions & { readonly fields?: string }>(command, async (shop, { fields }) => {
        const wanted = fields === undefined ? undefined : parseFields(fields)
        const index = await shop.run(ProductGateway.use((gateway) => gateway.searchFullIndex(text, wanted)))
        shop.output.result(index, [
          ...table(
            index.entries.map(({ id, mfname = "", price, visibility = "", name = "" }) => [
              id,
              mfname,
              price === undefined ? "" : formatMoney(price, shop.store.currency),
              visibility,
              name,
            ]),
          ),
          `${index.entries.length} of ${index.found} products`,
        ])
      }),
    )
}

function within<Options extends GlobalOptions = GlobalOptions>(
  command: Command,
  use: (shop: CliContext, options: Options) => Promise<void>,
): Promise<void> {
  const options: Options = command.optsWithGlobals()
  return withCliContext(options, (shop) => use(shop, options))
}

/** The ID of a category given by the number at the end of its address, or by its ID. */
const categoryIdOf = Effect.fnUntraced(function* (named: string) {
  const { listCategories } = yield* CatalogGateway
  return categoryPath(yield* listCategories, ({ seoId }) => seoId === named).at(-1)?.id ?? named
})

async function productIdsOf({ run }: CliContext, named: readonly string[]): Promise<readonly string[]> {
  const ids = await run(Effect.forEach(named, findProductId, { concurrency: 4 }))
  const unknown = named.filter((_, index) => ids[index] === undefined)
  if (unknown.length > 0)
    throw new CliUsageError({ message: `No product has this number, SKU or ID in the store: ${unknown.join(", ")}.` })
  return [...new Set(ids.filter((id) => id !== undefined))]
}

function printStock({ output }: CliContext, stock: readonly SkuStock[]): void {
  output.result(
    { stock },
    stock.length === 0
      ? ["No stock is known."]
      : table(stock.map(({ sku, productId, visibility, isLow }) => [sku, productId, visibility, isLow ? "low" : ""])),
  )
}

function parseFields(text: string): readonly IndexField[] {
  return text.split(",").map((part) => {
    const field = INDEX_FIELDS.find((known) => known === part.trim())
    if (field === undefined)
      throw new CliUsageError({ message: `Unknown field "${part.trim()}". Use ${INDEX_FIELDS.join(", ")}.` })
    return field
  })
}
