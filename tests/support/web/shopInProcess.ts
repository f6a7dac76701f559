import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Backend } from "../../../adapters/web/Backend.ts"
import type { Shop } from "../../../adapters/web/createShop.ts"
import { createShop } from "../../../adapters/web/createShop.ts"
import type { ShopOperations } from "../../../adapters/web/operations/createOperations.ts"
import type { Sandbox } from "../../../contracts/sandbox/createSandbox.ts"
import type { World } from "../../../contracts/sandbox/world/World.ts"
import type { Sites } from "../../../domain/navigation/Site.ts"
import { ONE_SITE } from "../../../domain/navigation/Site.ts"
import { smallWorld } from "../sandbox/smallWorld.ts"
import { plainShopImage } from "../sandbox/onBothDatabases.ts"
import { openSandbox } from "../sandbox/newDatabase.ts"

const ORIGIN = "http://shop.test"
/** The key of its sandbox's admin console. */
export const ADMIN_KEY = "the-admin-key-of-a-shop-in-process"
const MANIFEST = { "ui/app/boot.ts": { file: "assets/boot.js", isEntry: true, css: [] } }

/** The web server in front of a sandbox with the small world, both in this process: no port, no build. */
export interface ShopInProcess {
  readonly shop: Shop
  readonly sandbox: Sandbox
  /** The same shop after a restart of the web server, with empty caches. */
  readonly restarted: (operations?: ShopOperations) => Promise<Shop>
  readonly close: () => Promise<void>
}

/** Differences of an in-process shop from the plain one. */
export interface ShopInProcessOptions {
  /** Its catalogue. */
  readonly world?: World
  /** Milliseconds that all backend calls of one page may take. */
  readonly pageBudgetMillis?: number
  /** Whether it runs on PGlite, which accepts any number of concurrent calls and executes them one after the other. */
  readonly isInMemory?: boolean
}

/** Opens one; `wrap` is a layer between the web server and the sandbox, `sites` divide its addresses. */
export async function shopInProcess(
  wrap: (backend: Backend) => Backend = (backend) => backend,
  sites: Sites = ONE_SITE,
  { world = smallWorld, pageBudgetMillis, isInMemory = false }: ShopInProcessOptions = {},
): Promise<ShopInProcess> {
  const clientFolder = await mkdtemp(join(tmpdir(), "selvedge-client-"))
  await mkdir(join(clientFolder, ".vite"))
  await writeFile(join(clientFolder, ".vite", "manifest.json"), JSON.stringify(MANIFEST))
  const sandbox = await openSandbox({
    world,
    publicUrl: ORIGIN,
    adminKey: ADMIN_KEY,
    ...(isInMemory ? { image: await plainShopImage() } : {}),
  })
  const backend = wrap({
    url: ORIGIN,
    fetch: sandbox.handle,
    proxy: sandbox.handle,
    proxiedPaths: ["/integration/oauth2/login"],
    close: sandbox.close,
  })
  const restarted = (operations?: ShopOperations) =>
    createShop({
      backend,
      clientFolder,
      publicOrigin: ORIGIN,
      sites,
      ...(operations === undefined ? {} : { operations }),
      ...(pageBudgetMillis === undefined ? {} : { pageBudgetMillis }),
    })
  return {
    shop: await restarted(),
    restarted,
    sandbox,
    close: async () => {
      await sandbox.close()
      await rm(clientFolder, { recursive: true, force: true })
    },
  }
}

/** A browser's cookies and its visits, as far as the server sees them. */
export class TestVisitor {
  readonly #cookies = new Map<string, string>()
  readonly #shop: Shop

  constructor(shop: Shop) {
    this.#shop = shop
  }

  /** The values of all its cookies. */
  get secrets(): readonly string[] {
    return [...this.#cookies].filter(([name]) => name.includes("token")).map(([, value]) => value)
  }

  /** Another tab of the same browser in its current state, also in another shop; its cookies are separate from here. */
  copy(shop = this.#shop): TestVisitor {
    const tab = new TestVisitor(shop)
    for (const [name, value] of this.#cookies) tab.#cookies.set(name, value)
    return tab
  }

  /** Removes a cookie, as a script of the page can. */
  forget(name: string): void {
    this.#cookies.delete(name)
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set("cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "))
    headers.set("sec-fetch-site", "same-origin")
    const response = await this.#shop.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers }))
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    return response
  }

  /** Adds items to the cart as a page without scripts does. */
  async addToCart(home: string, sku: string): Promise<void> {
    const answer = await this.ask(`${home}cart/items`, {
      method: "POST",
      body: new URLSearchParams({ sku, quantity: "1" }),
    })
    const { status, headers } = answer
    const location = headers.get("location") ?? ""
    if (status !== 303 || location.includes("refused")) throw new Error(`${sku} was not added: ${status} ${location}`)
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ")
    const at = pair.indexOf("=")
    if (attributes.includes("Max-Age=0")) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
