import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { loadPage } from "../../application/navigation/loadPage.ts"
import { createSandbox } from "../../contracts/sandbox/createSandbox.ts"
import { generatedWorld } from "../../contracts/sandbox/world/generatedWorld.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import { renderPage } from "../../ui/app/entryServer.tsx"
import { rates } from "./measure.ts"
import { scopeOfStore } from "./scopeOfStore.ts"

const STORE = "10000001"
const SMALL = 200
const LARGE = 20_000
const ASSETS = {
  entry: "/boot.js",
  css: ["/style.css"],
  icon: "/icon.svg",
  fonts: [],
  viewCss: {},
  scriptList: "/page-scripts/none.json",
  preloads: {},
  documentCss: {},
  wordmarkFonts: [],
}

/**
 * Server time of a page of a category of 24 products, from the request to the last byte, in a small and in a large
 * catalogue, without caches.
 */
export async function benchCategoryPage(print: (line: string) => void): Promise<void> {
  const [small, large] = [await categoryPage(SMALL), await categoryPage(LARGE)]
  try {
    const [few, many] = await rates(small.show, large.show)
    print(
      `category page of 24, of ${SMALL} and of ${LARGE.toLocaleString("en")} products: ` +
        `${(1000 / few.perSecond).toFixed(2)} and ${(1000 / many.perSecond).toFixed(2)} ` +
        `ms of the server, ratio ${(few.perSecond / many.perSecond).toFixed(2)} (≤ 1.3)`,
    )
  } finally {
    await small.end()
    await large.end()
  }
}

async function categoryPage(products: number) {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const world = generatedWorld(products)
  const sandbox = await createSandbox({
    world: { ...world, stores: world.stores.filter(({ id }) => id === STORE) },
    dataDir: folder,
    log: () => undefined,
  })
  // The first request for products fills a store, which takes longer than the timeout of a page.
  await (
    await sandbox.handle(
      new Request(`http://sandbox.invalid/itxrest/2/catalog/store/${STORE}/2${STORE.slice(1)}/category/1/product`),
    )
  ).text()
  const { scope, context, close } = await scopeOfStore(STORE, (request) => sandbox.handle(request))
  const run = Effect.runPromiseWith(context)
  const address = { storeId: STORE, languageId: scope.language.id, catalogId: scope.catalogId }
  const home = await run(loadPage({ ...address, page: "ItxHomePage", parameters: {} }))
  // The first category of the tree, which grows with the number of products.
  const category = categoryPath(home.frame?.categories ?? [], () => true).at(-1)
  if (category === undefined) throw new Error("The world has no category")
  let calls = 0
  return {
    show: async () => {
      const data = await run(
        loadPage({
          ...address,
          page: "ItxCategoryPage",
          parameters: { seoId: category.seoId, categoryUrl: category.categoryUrl, priceMin: String(calls++ % 1_000) },
        }),
      )
      if (data.content.content !== "category" || data.content.category.list.products.length !== 24)
        throw new Error(`The page shows ${JSON.stringify(data.content).slice(0, 200)}`)
      return new Response(
        await renderPage({
          data,
          nonce: "bench",
          assets: ASSETS,
          origin: "https://shop.example",
          sessionHolder: "server",
        }),
      ).text()
    },
    end: async () => {
      await close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
