import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, type Sandbox } from "../../contracts/sandbox/createSandbox.ts"
import { serveSandbox } from "../../contracts/sandbox/server.ts"
import { generatedWorld } from "../../contracts/sandbox/world/generatedWorld.ts"
import type { World } from "../../contracts/sandbox/world/World.ts"
import { startPrivatePostgres } from "../support/sandbox/privatePostgres.ts"
import { type Asked, bareServer, httpLoad } from "./httpLoad.ts"

const STORE = "10000001"
const CATALOG = `/itxrest/2/catalog/store/${STORE}/20000001`
const CART = `/itxrest/2/order/store/${STORE}/cart`
const LOAD_MILLIS = 3_000
const CONNECTIONS = [10, 100]
/** Lines after which a guest's cart gives way to the next guest's. */
const LINES_PER_GUEST = 20
const GUESTS = 400
const PRODUCTS = [200, 2_000, 20_000]
const CART_LINES = [1, 10, 50, 100]

type Print = (line: string) => void

/** Product lists and cart additions of the sandbox under load, beside a bare answer of the same bytes, and how both grow. */
export async function benchSandbox(print: Print): Promise<void> {
  const postgres = await startPrivatePostgres()
  try {
    for (const [name, place] of [["PGlite", undefined], ["PostgreSQL", postgres]] as const) {
      if (name === "PostgreSQL" && place === undefined) {
        print("PostgreSQL is not installed: its figures are left out")
        continue
      }
      const { sandbox, end } = await opened(oneStore(generatedWorld(324)), await place?.newDatabase())
      await loads(name, sandbox, print)
      await end()
    }
    for (const count of PRODUCTS) {
      const { sandbox, end } = await opened(oneStore(generatedWorld(count)))
      const { categoryId } = await shopOf(sandbox)
      await rate(`product list of 24 out of ${count.toLocaleString("en")} products, read anew`, sandbox, print, (query) => `${CATALOG}/category/${categoryId}/product?pageNumber=1&priceMin=${query % 7}`)
      await end()
    }
    const { sandbox, end } = await opened(oneStore(generatedWorld(324), 200))
    for (const lines of CART_LINES) await growCart(lines, sandbox, print)
    await end()
  } finally {
    await postgres?.stop()
  }
}

/** The world with one store, whose guests may have that many lines in their carts. */
function oneStore(world: World, guest = 50): World {
  return { ...world, stores: world.stores.filter(({ id }) => id === STORE).map((store) => ({ ...store, cartMaximum: { ...store.cartMaximum, guest } })) }
}

async function opened(world: World, databaseUrl?: string): Promise<{ readonly sandbox: Sandbox; readonly end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const sandbox = await createSandbox({ world, ...(databaseUrl === undefined ? { dataDir: folder } : { databaseUrl }), log: () => undefined })
  return { sandbox, end: async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  } }
}

const read = async (sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<unknown> =>
  (await sandbox.handle(new Request(`http://sandbox.invalid${path}`, init))).json()

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined), value)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A category of at least 24 products, and skus in good stock. */
async function shopOf(sandbox: Sandbox): Promise<{ readonly categoryId: string; readonly skus: readonly string[] }> {
  const categories = list(at(await read(sandbox, `${CATALOG}/category?withNumberOfProducts=true&withSubCategories=true`), "categories"))
  const [largest] = categories.map((one) => ({ id: String(at(one, "id")), products: Number(at(one, "numberOfProducts") ?? 0) })).toSorted((one, other) => other.products - one.products)
  const stocks = list(at(await read(sandbox, `${CATALOG}/category/${largest?.id ?? ""}/stock`), "stocks"))
  const skus = stocks.filter((one) => at(one, "availability") === "in_stock").map((one) => String(at(one, "sku")))
  return { categoryId: largest?.id ?? "", skus: [...new Set(skus)] }
}

async function guests(sandbox: Sandbox, count: number): Promise<readonly string[]> {
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1) tokens.push(String(at(await read(sandbox, `/api/storefront/1/stores/${STORE}/users/guests`, { method: "POST" }), "access_token")))
  return tokens
}

const addition = (token: string, sku: string) => ({ method: "POST", headers: { "content-type": "application/json", authorization: `Bearer ${token}` }, body: JSON.stringify({ cartItems: [{ sku, quantity: 1 }] }) })

async function loads(name: string, sandbox: Sandbox, print: Print): Promise<void> {
  const { categoryId, skus } = await shopOf(sandbox)
  const tokens = await guests(sandbox, GUESTS)
  const served = await serveSandbox(sandbox)
  const path = `${CATALOG}/category/${categoryId}/product?appId=1`
  const bare = await bareServer(new Uint8Array(await (await sandbox.handle(new Request(`http://sandbox.invalid${path}`))).arrayBuffer()), "application/json")
  let added = 0
  const add = (): Asked => {
    added += 1
    return { address: `${served.url}${CART}`, ...addition(tokens[Math.floor(added / LINES_PER_GUEST) % tokens.length] ?? "", skus[added % LINES_PER_GUEST] ?? "") }
  }
  for (const connections of CONNECTIONS) {
    const theirs = await httpLoad(bare.address, connections, LOAD_MILLIS)
    for (const [what, next] of [["product list of 24", `${served.url}${path}`], ["add to cart", add]] as const) {
      const ours = await httpLoad(next, connections, LOAD_MILLIS)
      print(`${`sandbox on ${name}: ${what}, ${connections} connections`.padEnd(58)} ${perSecond(ours.perSecond)}/s p99 ${ours.p99Millis.toFixed(1)} ms   bare node:http ${perSecond(theirs.perSecond)}/s p99 ${theirs.p99Millis.toFixed(1)} ms   ratio ${(ours.perSecond / theirs.perSecond).toFixed(4)}`)
    }
  }
  bare.close()
  await served.close()
}

/** Calls one after the other inside the process: what a call costs without the network. */
async function rate(what: string, sandbox: Sandbox, print: Print, pathOf: (index: number) => string): Promise<void> {
  let calls = 0
  const startedAt = performance.now()
  while (performance.now() - startedAt < LOAD_MILLIS) {
    await read(sandbox, `${pathOf(calls)}&ts=${calls}`)
    calls += 1
  }
  print(`${`sandbox: ${what}`.padEnd(70)} ${perSecond((calls / (performance.now() - startedAt)) * 1000)}/s`)
}

/** One more unit in a cart of so many lines. */
async function growCart(lines: number, sandbox: Sandbox, print: Print): Promise<void> {
  const { skus } = await shopOf(sandbox)
  const [token = ""] = await guests(sandbox, 1)
  await read(sandbox, CART, { ...addition(token, ""), body: JSON.stringify({ cartItems: skus.slice(0, lines).map((sku) => ({ sku, quantity: 1 })) }) })
  let calls = 0
  const startedAt = performance.now()
  while (performance.now() - startedAt < LOAD_MILLIS) {
    calls += 1
    await read(sandbox, CART, { ...addition(token, ""), method: "PUT", body: JSON.stringify({ cartItems: [{ sku: skus[0] ?? "", quantity: 1 + (calls % 2) }] }) })
  }
  print(`${`sandbox: change a line in a cart of ${Math.min(lines, skus.length)}`.padEnd(70)} ${perSecond((calls / (performance.now() - startedAt)) * 1000)}/s`)
}

function perSecond(value: number): string {
  return Math.round(value).toLocaleString("en").padStart(9)
}
