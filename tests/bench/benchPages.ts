import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { SPAIN } from "../sandbox/checkout/customer.ts"
import type { ServerProcess } from "./ServerProcess.ts"
import { startServerProcess } from "./ServerProcess.ts"

/** CPU time of a server without work, at most. */
const IDLE_MILLIS_PER_SECOND = 20

type Print = (line: string) => void

const CRAWLED_PAGES = 10_000
const CRAWLING_CONNECTIONS = 4
/** Pages that are rendered before and while the time of one is measured. */
const RENDERED_PAGES = 100
/** Products at the end of the list, and how many there are for each whose images are measured. */
const LAST_PRODUCTS = 165
const PRODUCTS_PER_IMAGE = 8
/** Looks of several garments, which are the last products. */
const LOOKS = 5

/**
 * Prints the CPU time of a server in a new folder, as `npm start` runs it: until it is ready, of its first pages, of
 * the first home page of each store, of pages once its code is compiled, each rendered anew, of images, and of the
 * whole sitemap. Needs the build.
 */
export function benchPages(print: Print): Promise<void> {
  return inNewFolder(async (server, atStart) => {
    print(`start in a new folder: ${atStart.cpuMillis} ms CPU, ${atStart.megabytes} MB (≤ 400)`)
    const measure = async (name: string, paths: readonly string[]) => {
      const before = server.cpuMillis()
      for (const path of paths) await pageOf(server, path)
      print(`${name}: ${((server.cpuMillis() - before) / paths.length).toFixed(1)} ms CPU`)
    }
    await measure("first home page", [`/${SPAIN}/`])
    const sitemap = async () => {
      const files = locations(await pageOf(server, "/sitemap.xml"))
      const pages: string[] = []
      for (const file of files) pages.push(...locations(await pageOf(server, file)))
      return { files, pages }
    }
    const before = server.cpuMillis()
    const { files, pages } = await sitemap()
    print(
      `sitemap, ${files.length} files with ${pages.length.toLocaleString("en")} pages: ` +
        `${server.cpuMillis() - before} ms CPU (≤ 2,000)`,
    )
    const homes = pages.filter((path) => /^\/[0-9]{8}\/(?:-?[0-9]+\/)?$/.test(path) && !path.startsWith(`/${SPAIN}/`))
    await measure(`first home page of ${homes.length} other stores and languages (≤ 300)`, homes)
    for (const [name, suffix] of [
      ["product", /-l[0-9]+$/],
      ["category", /-n[0-9]+$/],
    ] as const) {
      const own = pages.filter((path) => path.startsWith(`/${SPAIN}/`) && suffix.test(path))
      await measure(`first ${name} page`, own.slice(0, 1))
      await measure(`${name} page, ${RENDERED_PAGES} while code is compiled`, own.slice(1, 1 + RENDERED_PAGES))
      await measure(
        `${name} page, the next ${RENDERED_PAGES} (≤ 40)`,
        own.slice(1 + RENDERED_PAGES, 1 + 2 * RENDERED_PAGES),
      )
    }
    await measureImages(print, server, pages)
    await measure(
      "home page in another variant (≤ 40)",
      Array.from({ length: RENDERED_PAGES }, (_, visit) => `/${SPAIN}/?visit=${visit}`),
    )
  })
}

/**
 * Prints the CPU time of the first image of a view, at 640 pixels, and of another size of the same view: of products
 * from the end of the store's list, which no page has shown so far, and of its looks, which show several garments.
 */
async function measureImages(print: Print, server: ServerProcess, pages: readonly string[]): Promise<void> {
  const products = pages.filter((path) => path.startsWith(`/${SPAIN}/`) && /-l[0-9]+$/.test(path))
  const garments = products.slice(-LAST_PRODUCTS, -LOOKS)
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ["the first, which loads the library that draws", garments.slice(-1)],
    ["of a product", garments.filter((_, index) => index % PRODUCTS_PER_IMAGE === 0)],
    ["of a look", products.slice(-LOOKS)],
  ]
  for (const [name, paths] of groups) {
    const views: string[] = []
    for (const path of paths) {
      const view = /\/media\/\d+\/\d+\/[a-z]+(?=-640\.)/.exec(await pageOf(server, path))?.[0]
      if (view === undefined) throw new Error(`${path} has no image`)
      views.push(view)
    }
    // A page is compressed after it has been sent, which is no part of its images.
    await untilIdle(server)
    const sums = { first: 0, next: 0 }
    for (const view of views) {
      const before = server.cpuMillis()
      await pageOf(server, `${view}-640.webp`)
      const between = server.cpuMillis()
      await pageOf(server, `${view}-320.webp`)
      sums.first += between - before
      sums.next += server.cpuMillis() - between
    }
    const each = (sum: number) => (sum / views.length).toFixed(0)
    print(`image of a view, ${name}: ${each(sums.first)} ms CPU (≤ 120); another size: ${each(sums.next)} ms (≤ 30)`)
  }
}

/** Prints the memory of a server, as `npm start` runs it, after a crawl of 10,000 distinct pages of its sitemap. */
export function benchCrawl(print: Print): Promise<void> {
  return inNewFolder(async (server, atStart) => {
    const pages: string[] = []
    for (const file of locations(await pageOf(server, "/sitemap.xml")))
      pages.push(...locations(await pageOf(server, file)))
    // Evenly from all stores and languages.
    const step = Math.max(1, Math.floor(pages.length / CRAWLED_PAGES))
    const crawled = pages.filter((_, index) => index % step === 0).slice(0, CRAWLED_PAGES)
    const next = crawled.values()
    const before = server.cpuMillis()
    let highest = 0
    await Promise.all(
      Array.from({ length: CRAWLING_CONNECTIONS }, async () => {
        for (const path of next) {
          await pageOf(server, path)
          highest = Math.max(highest, server.residentMegabytes())
        }
      }),
    )
    print(
      `memory of the server: ${atStart.megabytes} MB before, ${Math.round(server.residentMegabytes())} MB after ` +
        `${crawled.length.toLocaleString("en")} distinct pages (≤ 600), at most ${Math.round(highest)} MB; ` +
        `${((server.cpuMillis() - before) / crawled.length).toFixed(1)} ms CPU per page`,
    )
  })
}

/** Starts a server in a new folder, and removes both afterwards. */
async function inNewFolder(
  use: (server: ServerProcess, atStart: { readonly cpuMillis: number; readonly megabytes: number }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const server = await startServerProcess("web", { DATA_DIR: folder })
  try {
    await pageOf(server, "/readyz")
    await use(server, { cpuMillis: server.cpuMillis(), megabytes: Math.round(server.residentMegabytes()) })
  } finally {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits for the end of work in the background: the images of home pages and top categories. */
async function untilIdle(server: ServerProcess): Promise<void> {
  for (let before = 0, now = server.cpuMillis(); now - before > IDLE_MILLIS_PER_SECOND; now = server.cpuMillis()) {
    before = now
    await setTimeout(1_000)
  }
}

async function pageOf({ address }: ServerProcess, path: string): Promise<string> {
  const response = await fetch(`${address}${path}`, { headers: { "accept-encoding": "br" } })
  return response.text()
}

function locations(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = ""]) => new URL(location).pathname)
}
