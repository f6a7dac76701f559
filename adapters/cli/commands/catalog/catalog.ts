import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { reportPageView } from "../../../../application/analytics/reportPageView.ts"
import { CatalogGateway } from "../../../../application/catalog/CatalogGateway.ts"
import { loadSearchPage } from "../../../../application/catalog/loadSearchPage.ts"
import { existingPage } from "../../../../application/catalog/import/existingPage.ts"
import { availableInStore } from "../../../../application/location/listInStore.ts"
import { myStore } from "../../../../application/location/myStore.ts"
import { ProductGateway } from "../../../../application/catalog/ProductGateway.ts"
import { loadSizeGuide } from "../../../../application/catalog/loadSizeGuide.ts"
import { suggestSearches } from "../../../../application/catalog/suggestSearches.ts"
import type { Category } from "../../../../domain/catalog/Category.ts"
import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { compareSizes } from "../../../../domain/catalog/compareSizes.ts"
import type { Product, ProductColor } from "../../../../domain/catalog/Product.ts"
import { productQueryFrom, productQueryParameters } from "../../../../domain/catalog/ProductQuery.ts"
import type { SizeGuide } from "../../../../domain/catalog/SizeGuide.ts"
import type { CurrencyFormat } from "../../../../domain/store/CurrencyFormat.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { customizationOptionLines } from "../../output/customizationOptionLines.ts"
import { loadNamedProduct } from "../../input/namedProduct.ts"
import { loadNamedCategory } from "../../input/namedCategory.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { listStores, withCliContext } from "../../withCliContext.ts"
import { addCategoryQueries, addProductQueries } from "./catalogQueries.ts"
import { processOutput, table } from "../../output/Output.ts"
import { suggestionLines } from "../../output/suggestionLines.ts"

interface ListOptions extends GlobalOptions {
  readonly category?: string
  readonly search?: string
  readonly key?: string
  readonly page: string
  readonly sort?: string
  readonly inStore?: string
  readonly myStore?: true
}

/**
 * `store list`, `category list`, `product list|show|size-guide`, `suggest`. Returns the `product` command, so that
 * other modules can add subcommands.
 */
export function addCatalogCommands(program: Command): Command {
  const store = program.command("store").description("List the country stores")
  store
    .command("list")
    .description("List all country stores")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      const stores = await listStores(options)
      processOutput(options.json === true).result(
        stores,
        table(
          stores.map((store) => [
            store.id,
            store.countryCode,
            store.countryName,
            store.languages.map(({ code }) => code).join(" "),
          ]),
        ),
      )
    })
  const category = program.command("category").description("List the categories of a store")
  category
    .command("list")
    .description("List the category tree")
    .action(async (_options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const categories = await run(Effect.flatMap(CatalogGateway, (gateway) => gateway.listCategories))
        output.result(categories, treeLines(categories, 0))
      })
    })
  addCategoryQueries(category)
  program
    .command("suggest <query>")
    .description("Suggest searches, categories and products for a query")
    .action(async (query: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const suggestions = await run(suggestSearches(query))
        output.result(suggestions, suggestionLines(suggestions))
      })
    })
  const product = program.command("product").description("List, show and share products")
  product
    .command("list")
    .description("List the products of a category or a search")
    .option("--category <number>", "Number or ID of the category")
    .option("--search <query>", "Search text")
    .option("--key <key>", "Key of the category, which stays the same in every language and catalog")
    .option("--page <number>", "Page number", "1")
    .option("--sort <order>", "Sort order: relevance, new, price_asc or price_desc")
    .option("--in-store <id>", "Only products in stock in a physical store, by its ID")
    .option("--my-store", "Only products in stock in your store (`stores mine`)")
    .addHelpText("after", "\nExample:\n  $ selvedge --store ES product list --search dress --sort price_asc")
    .action(async (_options: unknown, command: Command) => {
      const options: ListOptions = command.optsWithGlobals()
      const { category, search, key } = options
      if ([category, search, key].filter((value) => value !== undefined).length !== 1)
        throw new CliUsageError({ message: "Give one of --category, --search and --key." })
      const { inStore, myStore: isMine = false } = options
      if ((inStore !== undefined || isMine) && (key !== undefined || (inStore !== undefined && isMine)))
        throw new CliUsageError({ message: "Give one of --in-store and --my-store, with --category or --search." })
      const named = { pageNumber: options.page, order: options.sort ?? "" }
      await withCliContext(options, async ({ run, output, store }) => {
        const physicalStoreId = isMine ? await run(myStoreId) : inStore
        const query = productQueryFrom({ ...named, ...(physicalStoreId === undefined ? {} : { physicalStoreId }) })
        const readList = physicalStoreId === undefined ? existingPage : availableInStore(physicalStoreId)
        const shown =
          key !== undefined
            ? undefined
            : category === undefined
              ? ({ content: "search", search: await run(loadSearchPage(search ?? "", query, readList)) } as const)
              : ({ content: "category", category: await run(loadNamedCategory(category, query, readList)) } as const)
        const page = category === undefined ? "ItxSearchPage" : "ItxCategoryPage"
        if (shown !== undefined)
          await run(reportPageView({ address: { page, parameters: productQueryParameters(query) }, content: shown }))
        const list =
          shown === undefined
            ? await run(
                CatalogGateway.use((gateway) => gateway.listProductsByCategoryKey(key ?? "", query.pageNumber ?? 1)),
              )
            : shown.content === "search"
              ? shown.search.list
              : shown.category.list
        if (inStore !== undefined && list.availableIn === undefined)
          throw new CliUsageError({ message: `There is no physical store ${inStore} in this shop.` })
        const { availableIn, checkedCount } = list
        output.result(list, [
          ...table(
            list.products.map((product) => [product.mfname, formatMoney(product.price, store.currency), product.name]),
          ),
          `${list.products.length} of ${list.totalCount} products, page ${list.pageNumber}` +
            `${availableIn === undefined ? "" : `, in stock in ${availableIn.name}`}` +
            `${checkedCount === undefined ? "" : `, among the first ${checkedCount} of the list`}`,
        ])
      })
    })
  product
    .command("show <number>")
    .description("Show a product and its SKUs, by product number, SKU or ID")
    .option("--customization", "Show the customization options instead of the SKUs")
    .action(async (number: string, { customization }: { readonly customization?: boolean }, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output, store }) => {
        const shown = await run(loadNamedProduct(number))
        const { product } = shown
        await run(
          reportPageView({
            address: { page: "ItxProductPage", parameters: {} },
            content: { content: "product", product: shown },
          }),
        )
        if (customization === true) {
          const properties = await run(ProductGateway.use((gateway) => gateway.listCustomizationProperties(product.id)))
          output.result(properties, [product.name, "", ...customizationOptionLines(properties, store.currency)])
          return
        }
        output.result(product, [
          product.name,
          ...(product.description === undefined ? [] : [product.description]),
          "",
          ...productLines(product, store.currency),
        ])
      })
    })
  product
    .command("size-guide <number>")
    .description("Show the size guide of a product, in millimeters")
    .action(async (number: string, _options: unknown, command: Command) => {
      const options: GlobalOptions = command.optsWithGlobals()
      await withCliContext(options, async ({ run, output }) => {
        const {
          product: { id, categoryIds, name },
        } = await run(loadNamedProduct(number))
        const guide = await run(loadSizeGuide(categoryIds.at(-1) ?? "", id))
        if (guide === undefined) throw new CliUsageError({ message: `"${name}" has no size guide.` })
        output.result(guide, guideLines(guide))
      })
    })
  addProductQueries(product)
  return product
}

/** The id of the customer's store; fails with `CliUsageError` before it is chosen. */
const myStoreId = Effect.flatMap(
  myStore,
  Option.match({
    onNone: () => Effect.fail(new CliUsageError({ message: "Choose your store first: selvedge stores mine <id>" })),
    onSome: ({ id }) => Effect.succeed(id),
  }),
)

function treeLines(categories: readonly Category[], depth: number): readonly string[] {
  return categories.flatMap((category) => [
    `${"  ".repeat(depth)}${category.name}  ${category.seoId}`,
    ...treeLines(category.subcategories, depth + 1),
  ])
}

/** The SKUs of a product; for a bundle those of its items. */
function productLines({ colors, bundle, bundles = [] }: Product, currency: CurrencyFormat): readonly string[] {
  const skus = (of: readonly Pick<ProductColor, "name" | "sizes">[]) =>
    table(
      of.flatMap((color) =>
        color.sizes
          .toSorted((a, b) => compareSizes(a.name, b.name))
          .map((size) => [
            size.sku,
            color.name,
            size.name,
            formatMoney(size.price, currency),
            size.isBuyable ? "" : size.visibility,
            lotSize(size) > 1 ? `in packs of ${lotSize(size)}` : "",
          ]),
      ),
    )
  return [
    ...skus(colors),
    ...(bundle === undefined
      ? []
      : [
          formatMoney(bundle.price, currency),
          ...bundle.components.flatMap((component) => [
            "",
            `${component.name}  ${component.mfname}`,
            ...skus(component.colors),
          ]),
        ]),
    ...(bundles.length === 0 ? [] : ["", ...bundles.map((one) => `Part of bundle ${one.name}  ${one.mfname}`)]),
  ]
}

function guideLines({ measures, sizes }: SizeGuide): readonly string[] {
  return table([
    ["size", ...measures.map(({ name }) => name), "other systems"],
    ...sizes.map(({ name, ranges, equivalences }) => [
      name,
      ...measures.map(({ id }) =>
        ranges
          .filter(({ measureId }) => measureId === id)
          .map(({ minimum, maximum }) => `${minimum}-${maximum}`)
          .join(),
      ),
      equivalences.map((one) => `${one.system} ${one.name}`).join(", "),
    ]),
  ])
}
