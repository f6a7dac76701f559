import type { Command } from "commander"
import * as Effect from "effect/Effect"
import { CatalogGateway } from "../../../application/catalog/CatalogGateway.ts"
import { loadCategoryPage } from "../../../application/catalog/loadCategoryPage.ts"
import { loadProductPage } from "../../../application/catalog/loadProductPage.ts"
import { loadSearchPage } from "../../../application/catalog/loadSearchPage.ts"
import type { Category } from "../../../domain/catalog/Category.ts"
import { compareSizes } from "../../../domain/catalog/compareSizes.ts"
import { productQueryFrom } from "../../../domain/catalog/ProductQuery.ts"
import { formatMoney } from "../../../domain/store/formatMoney.ts"
import { CliProblem } from "../CliProblem.ts"
import type { GlobalOptions } from "../openShop.ts"
import { listStores, withShop } from "../openShop.ts"
import { processOutput, table } from "../Output.ts"

interface ListOptions extends GlobalOptions {
  readonly category?: string
  readonly search?: string
  readonly page: string
  readonly order?: string
}

/** `stores`, `categories`, `products`, `product`. */
export function addCatalogCommands(program: Command): void {
  program.command("stores").description("every country store").action(async (_options: unknown, command: Command) => {
    const options: GlobalOptions = command.optsWithGlobals()
    const stores = await listStores(options)
    processOutput(options.json === true).result(stores, table(stores.map((store) =>
      [store.id, store.countryCode, store.countryName, store.languages.map(({ code }) => code).join(" ")])))
  })
  program.command("categories").description("the category tree of a store").action(async (_options: unknown, command: Command) => {
    const options: GlobalOptions = command.optsWithGlobals()
    await withShop(options, async ({ run, output }) => {
      const categories = await run(Effect.flatMap(CatalogGateway, (gateway) => gateway.listCategories))
      output.result(categories, treeLines(categories, 0))
    })
  })
  program.command("products").description("products of a category, or of a search")
    .option("--category <number>", "the number at the end of a category's address (see `categories`)")
    .option("--search <words>", "words to look for")
    .option("--page <number>", "page of the list", "1")
    .option("--order <order>", "relevance, new, price_asc or price_desc")
    .action(async (_options: unknown, command: Command) => {
      const options: ListOptions = command.optsWithGlobals()
      const { category, search } = options
      if ((category === undefined) === (search === undefined)) throw new CliProblem({ message: "Say which products: either --category NUMBER or --search WORDS." })
      const query = productQueryFrom({ pageNumber: options.page, order: options.order ?? "" })
      await withShop(options, async ({ run, output, store }) => {
        const list = category === undefined ? (await run(loadSearchPage(search ?? "", query))).list : (await run(loadCategoryPage(category, query))).list
        output.result(list, [
          ...table(list.products.map((product) => [product.mfname, formatMoney(product.price, store.currency), product.name])),
          `${list.products.length} of ${list.totalCount} products, page ${list.pageNumber}`,
        ])
      })
    })
  program.command("product <number>").description("one product with its skus; the number is at the end of its address").action(async (number: string, _options: unknown, command: Command) => {
    const options: GlobalOptions = command.optsWithGlobals()
    await withShop(options, async ({ run, output, store }) => {
      const { product } = await run(loadProductPage(number))
      const skus = product.colors.flatMap((color) => color.sizes.toSorted((a, b) => compareSizes(a.name, b.name)).map((size) =>
        [size.sku, color.name, size.name, formatMoney(size.price, store.currency), size.isBuyable ? "" : size.visibility]))
      output.result(product, [product.name, ...(product.description === undefined ? [] : [product.description]), "", ...table(skus)])
    })
  })
}

function treeLines(categories: readonly Category[], depth: number): readonly string[] {
  return categories.flatMap((category) => [`${"  ".repeat(depth)}${category.name}  ${category.seoId}`, ...treeLines(category.subcategories, depth + 1)])
}
