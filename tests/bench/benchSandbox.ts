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
const WARM_UP_MILLIS = 1_000
const CONNECTIONS = [10, 100]
/** Maximum number of lines of a guest's cart, after which the next guest starts. */
const LINES_PER_GUEST = 20
const GUESTS = 1_000
const PRODUCTS = [200, 2_000, 20_000]
const CART_LINES = [1, 10, 50, 100]

type Print = (line: string) => void

/** A row of the table: the measured operation and its baseline. */
interface Row {
  readonly what: string
  readonly on: string
  readonly connections?: number
  readonly perSecond: number
  readonly p99Millis?: number
  /** Rate of a bare `node:http` response of the same bytes, over as many connections. */
  readonly bare?: number
  /** Ratio to the bare response, or to the first row of its kind for a growing one. */
  readonly ratio: number
}
type Report = (row: Row) => void

/**
 * Prints one table of product lists and cart additions of the sandbox under load, beside a bare response of the same
 * bytes, and how both grow.
 */
export async function benchSandbox(print: Print): Promise<void> {
  print(tableRow(["sandbox", "on", "connections", "per second", "p99 ms", "bare per second", "ratio"]))
  print(tableRow(WIDTHS.map((width) => "-".repeat(width))))
  const report: Report = (row) =>
    print(
      tableRow([
        row.what,
        row.on,
        String(row.connections ?? ""),
        perSecond(row.perSecond),
        row.p99Millis?.toFixed(1) ?? "",
        row.bare === undefined ? "" : perSecond(row.bare),
        row.ratio.toFixed(3),
      ]),
    )
  const postgres = await startPrivatePostgres()
  try {
    for (const [name, place] of [
      ["PGlite", undefined],
      ["PostgreSQL", postgres],
    ] as const) {
      if (name === "PostgreSQL" && place === undefined) {
        print("PostgreSQL is not installed: its figures are left out")
        continue
      }
      const { sandbox, end } = await opened(oneStore(generatedWorld(324)), await place?.newDatabase())
      await loads(name, sandbox, report)
      await end()
    }
    const lists: number[] = []
    for (const count of PRODUCTS) {
      const { sandbox, end } = await opened(oneStore(generatedWorld(count)))
      const { categoryId } = await shopOf(sandbox)
      lists.push(
        await rate((call) =>
          read(sandbox, `${CATALOG}/category/${categoryId}/product?pageNumber=1&priceMin=${call % 7}&ts=${call}`),
        ),
      )
      report({
        what: `list of 24 of ${count.toLocaleString("en")} products, not kept`,
        on: "PGlite",
        perSecond: lists.at(-1) ?? 0,
        ratio: (lists.at(-1) ?? 0) / (lists[0] ?? 1),
      })
      await end()
    }
    const { sandbox, end } = await opened(oneStore(generatedWorld(324), 200))
    const changes: number[] = []
    for (const lines of CART_LINES) {
      changes.push(await growCart(lines, sandbox))
      report({
        what: `change a line in a cart of ${lines}`,
        on: "PGlite",
        perSecond: changes.at(-1) ?? 0,
        ratio: (changes.at(-1) ?? 0) / (changes[0] ?? 1),
      })
    }
    await end()
  } finally {
    await postgres?.stop()
  }
}

/** The world with one store, whose guests may have that many lines in their carts. */
function oneStore(world: World, guest = 50): World {
  return {
    ...world,
    stores: world.stores
      .filter(({ id }) => id === STORE)
      .map((store) => ({ ...store, cartMaximum: { ...store.cartMaximum, guest } })),
  }
}

async function opened(
  world: World,
  databaseUrl?: string,
): Promise<{ readonly sandbox: Sandbox; readonly end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const sandbox = await createSandbox({
    world,
    ...(databaseUrl === undefined ? { dataDir: folder } : { databaseUrl }),
    log: () => undefined,
  })
  return {
    sandbox,
    end: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const read = async (sandbox: Sandbox, path: string, init: RequestInit = {}): Promise<unknown> =>
  (await sandbox.handle(new Request(`http://sandbox.invalid${path}`, init))).json()

const at = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
      value,
    )
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns a category of at least 24 products, and skus in good stock. */
async function shopOf(sandbox: Sandbox): Promise<{ readonly categoryId: string; readonly skus: readonly string[] }> {
  const categories = list(
    at(await read(sandbox, `${CATALOG}/category?withNumberOfProducts=true&withSubCategories=true`), "categories"),
  )
  const [largest] = categories
    .map((one) => ({ id: String(at(one, "id")), products: Number(at(one, "numberOfProducts") ?? 0) }))
    .toSorted((one, other) => other.products - one.products)
  const stocks = list(at(await read(sandbox, `${CATALOG}/category/${largest?.id ?? ""}/stock`), "stocks"))
  const skus = stocks.filter((one) => at(one, "availability") === "in_stock").map((one) => String(at(one, "sku")))
  return { categoryId: largest?.id ?? "", skus: [...new Set(skus)] }
}

async function guests(sandbox: Sandbox, count: number): Promise<readonly string[]> {
  const tokens: string[] = []
  for (let index = 0; index < count; index += 1)
    tokens.push(
      String(
        at(await read(sandbox, `/api/storefront/1/stores/${STORE}/users/guests`, { method: "POST" }), "access_token"),
      ),
    )
  return tokens
}

const addition = (token: string, sku: string) => ({
  method: "POST",
  headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
  body: JSON.stringify({ cartItems: [{ sku, quantity: 1 }] }),
})

/** Each connection is a customer, who is replaced by another when the cart is full. */
async function loads(name: string, sandbox: Sandbox, report: Report): Promise<void> {
  const { categoryId, skus } = await shopOf(sandbox)
  const tokens = await guests(sandbox, GUESTS)
  const served = await serveSandbox(sandbox)
  const path = `${CATALOG}/category/${categoryId}/product?appId=1`
  let came = 0
  const customers = new Map<number, { readonly token: string; added: number }>()
  const add = (connection: number): Asked => {
    const before = customers.get(connection)
    const customer =
      before === undefined || before.added === LINES_PER_GUEST
        ? { token: tokens[came++ % tokens.length] ?? "", added: 0 }
        : before
    customers.set(connection, customer)
    customer.added += 1
    return { address: `${served.url}${CART}`, ...addition(customer.token, skus[customer.added] ?? "") }
  }
  const subjects = [
    { what: "product list of 24", next: `${served.url}${path}`, bytes: await bytesOf(sandbox, path, {}) },
    { what: "add to cart", next: add, bytes: await cartOfHalf(sandbox, skus) },
  ] as const
  for (const { what, next, bytes } of subjects) {
    const bare = await bareServer(bytes, "application/json")
    await httpLoad(next, 10, WARM_UP_MILLIS)
    for (const connections of CONNECTIONS) {
      const bareLoad = await httpLoad(bare.address, connections, LOAD_MILLIS)
      const ours = await httpLoad(next, connections, LOAD_MILLIS)
      report({
        what,
        on: name,
        connections,
        ...ours,
        bare: bareLoad.perSecond,
        ratio: ours.perSecond / bareLoad.perSecond,
      })
    }
    bare.close()
  }
  await served.close()
}

const bytesOf = async (sandbox: Sandbox, path: string, init: RequestInit): Promise<Uint8Array> =>
  new Uint8Array(await (await sandbox.handle(new Request(`http://sandbox.invalid${path}`, init))).arrayBuffer())

/** Returns the response to an addition in the middle of a customer's cart. */
async function cartOfHalf(sandbox: Sandbox, skus: readonly string[]): Promise<Uint8Array> {
  const [token = ""] = await guests(sandbox, 1)
  const body = JSON.stringify({ cartItems: skus.slice(0, LINES_PER_GUEST / 2).map((sku) => ({ sku, quantity: 1 })) })
  return bytesOf(sandbox, CART, { ...addition(token, ""), body })
}

/** Returns calls per second, made in sequence inside the process: the cost of a call without the network. */
async function rate(act: (call: number) => Promise<unknown>): Promise<number> {
  let calls = 0
  const startedAt = performance.now()
  while (performance.now() - startedAt < LOAD_MILLIS) {
    await act(calls)
    calls += 1
  }
  return (calls / (performance.now() - startedAt)) * 1000
}

/** Adds one unit to a cart of so many lines and removes it. Fails when fewer skus are in stock. */
async function growCart(lines: number, sandbox: Sandbox): Promise<number> {
  const { skus } = await shopOf(sandbox)
  if (skus.length < lines)
    throw new Error(`The world has ${skus.length} skus in stock, and the cart is to have ${lines} lines`)
  const [token = ""] = await guests(sandbox, 1)
  await read(sandbox, CART, {
    ...addition(token, ""),
    body: JSON.stringify({ cartItems: skus.slice(0, lines).map((sku) => ({ sku, quantity: 1 })) }),
  })
  return rate((call) =>
    read(sandbox, CART, {
      ...addition(token, ""),
      method: "PUT",
      body: JSON.stringify({ cartItems: [{ sku: skus[0] ?? "", quantity: 1 + (call % 2) }] }),
    }),
  )
}

const WIDTHS = [42, 10, 11, 11, 8, 15, 7]

/** Aligns texts to the left and numbers to the right. */
const tableRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell, at) => (at < 2 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join(" | ")} |`

const perSecond = (value: number): string => Math.round(value).toLocaleString("en")
