import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { CartWire } from "../../adapters/backend/http/wire/CartWire.ts"
import { loadPage } from "../../application/navigation/loadPage.ts"
import { priceCart } from "../../contracts/sandbox/cart/priceCart.ts"
import { createSandbox } from "../../contracts/sandbox/createSandbox.ts"
import { buildPageAddress } from "../../domain/navigation/buildPageAddress.ts"
import { parsePageAddress } from "../../domain/navigation/parsePageAddress.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import { renderPage } from "../../ui/app/entryServer.tsx"
import { scopeOfStore } from "./scopeOfStore.ts"
import { benchAgainst } from "./benchAgainst.ts"
import { benchCategoryPage } from "./benchCategoryPage.ts"
import { benchImport } from "./benchImport.ts"
import { benchChat } from "./chat/benchChat.ts"
import { benchSale } from "./benchSale.ts"
import { benchSandbox } from "./benchSandbox.ts"
import { benchCrawl, benchPages } from "./benchPages.ts"
import { benchScaling } from "./benchScaling.ts"
import { benchStarts } from "./benchStarts.ts"
import { benchStoredPage } from "./benchStoredPage.ts"
import { rates } from "./measure.ts"

const STORE = "10000034"
const LINES = 50

/**
 * Measures each operation beside its baseline in the same run and prints rates and ratios. With `import` and names of
 * formats, only imports.
 */
export async function runBenchmarks({
  onlyNamed,
  print,
}: {
  readonly onlyNamed: readonly string[]
  readonly print: (line: string) => void
}): Promise<void> {
  const [first, ...forms] = onlyNamed
  if (first === undefined || first === "import") await benchImport(print, forms)
  if (first === "import") return
  if (first === "against") return benchAgainst(print, forms[0])
  if (first === "sale") return benchSale(print)
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const sandbox = await createSandbox({ dataDir: folder })
  const isSelected = (name: string) => onlyNamed.length === 0 || onlyNamed.some((part) => name.includes(part))
  const compare = async (name: string, subject: () => unknown, baselineName: string, baseline: () => unknown) => {
    if (!isSelected(name)) return
    const [subjectRate, baselineRate] = await rates(subject, baseline)
    print(
      `${name.padEnd(44)} ${perSecond(subjectRate.perSecond)}/s   ` +
        `${baselineName.padEnd(34)} ${perSecond(baselineRate.perSecond)}/s   ` +
        `ratio ${(subjectRate.perSecond / baselineRate.perSecond).toFixed(4)}`,
    )
  }
  try {
    const { scope, context, close } = await scopeOfStore(STORE, (request) => sandbox.handle(request))
    const cartJson = JSON.stringify(aLongCart())
    const decode = Schema.decodeUnknownSync(CartWire)
    await compare(
      `decode a cart of ${LINES} lines`,
      () => decode(JSON.parse(cartJson)),
      "JSON.parse of the same text",
      () => JSON.parse(cartJson),
    )

    const lines = Array.from({ length: LINES }, (_, index) => ({
      unitPrice: 1995 + index,
      quantity: 1 + (index % 3),
      isWrapped: index % 7 === 0,
    }))
    const pricing = {
      lines,
      discounts: [{ promotionId: "1", reward: { kind: "percent" as const, percent: 10 } }],
      deliveries: [{ price: 495, freeFrom: 7500 }],
      giftPackingPrice: 395,
      taxRate: 21_000,
    }
    await compare(
      `price a cart of ${LINES} lines`,
      () => priceCart(pricing),
      "the bare sum of its lines",
      () => lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0),
    )

    const defaults = () => ({ languageId: "-5", catalogId: "20000034" })
    const text = "/10000034/-30/vestits-de-lli-n5101?colFilter=130%2C440&order=price_asc"
    const address = parsePageAddress(text, defaults)
    if (address === undefined) throw new Error("The address of the benchmark leads nowhere")
    await compare(
      "parse an address",
      () => parsePageAddress(text, defaults),
      "new URL of the same text",
      () => new URL(text, "https://shop.example"),
    )
    await compare(
      "build an address",
      () => buildPageAddress(address, defaults),
      "new URL, then its href",
      () => new URL(text, "https://shop.example").href,
    )

    const home = await Effect.runPromiseWith(context)(
      loadPage({
        page: "ItxHomePage",
        storeId: STORE,
        languageId: scope.language.id,
        catalogId: scope.catalogId,
        parameters: {},
      }),
    )
    const leaf = categoryPath(home.frame?.categories ?? [], (category) => category.subcategories.length === 0).at(-1)
    const page = await Effect.runPromiseWith(context)(
      loadPage({
        page: "ItxCategoryPage",
        storeId: STORE,
        languageId: scope.language.id,
        catalogId: scope.catalogId,
        parameters: { seoId: leaf?.seoId ?? "", categoryUrl: leaf?.categoryUrl ?? "" },
      }),
    )
    const assets = {
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
    await compare(
      "render a category page on the server",
      async () =>
        new Response(
          await renderPage({
            data: page,
            nonce: "bench",
            assets,
            origin: "https://shop.example",
            sessionHolder: "server",
          }),
        ).text(),
      "JSON.stringify of its data",
      () => JSON.stringify(page),
    )
    await close()

    if (isSelected("category page")) await benchCategoryPage(print)
    if (isSelected("stored page")) await benchStoredPage(print)
    if (isSelected("scaling")) await benchScaling(print)
    if (isSelected("first pages")) await benchPages(print)
    if (isSelected("starts")) await benchStarts(print)
    if (isSelected("crawl")) await benchCrawl(print)
    if (isSelected("sandbox")) await benchSandbox(print)
    if (isSelected("chat")) await benchChat(print)
  } finally {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function perSecond(rate: number): string {
  return Math.round(rate).toLocaleString("en").padStart(11)
}

/** A cart response of the contract, with every field that a line can have. */
function aLongCart() {
  const items = Array.from({ length: LINES }, (_, index) => ({
    id: String(9000 + index),
    sku: `2235${3000 + index}-160-03`,
    quantity: 1 + (index % 3),
    unitPrice: 1995 + index,
    name: "Cotton twill shirt dress",
    size: "S",
    color: "Tobacco",
    colorId: "160",
    catentryId: String(300_000_000 + index),
    parentId: String(300_000_000 + index),
    categoryId: "11010",
    unitsAvailable: 9,
    isBuyable: true,
    image: {
      url: "/media/300000001/160/front",
      type: "1",
      timestamp: "1",
      view: "front",
      width: 1280,
      height: 1600,
      sizes: [160, 320, 640],
      formats: ["avif", "webp"],
      placeholder: "#e9e4da",
      alt: "From the front",
    },
  }))
  const totalProduct = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0)
  return {
    id: "700000000001",
    storeId: STORE,
    status: "open",
    items,
    totalProduct,
    totalAdjustment: 0,
    totalOrder: totalProduct,
    shippingPrice: 0,
    shippingTax: 0,
    tax: 0,
    taxArray: [],
    shippingTaxArray: [],
    adjustment: [],
    promotion: [],
    timestamp: "2026-01-01T00:00:00Z",
  }
}
