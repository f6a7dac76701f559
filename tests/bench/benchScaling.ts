import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPrivatePostgres } from "../support/sandbox/privatePostgres.ts"
import type { ShopAnswer, TestGuest } from "../support/sandbox/onBothDatabases.ts"
import { at, addToCart, listAt, numberAt, pay, readyToPay, SPAIN, textAt } from "../sandbox/checkout/customer.ts"
import type { ServerProcess } from "./ServerProcess.ts"
import { startServerProcess, treeCpuMillis } from "./ServerProcess.ts"

type Print = (line: string) => void

const CATALOG = `/itxrest/2/catalog/store/${SPAIN}/20000034`
const ROUNDS = 4
const WARM_UP_MILLIS = 4_000
const LOAD_MILLIS = 8_000
const CONNECTIONS_PER_SERVER = 4
/** Lines of a guest's cart, after which the next guest starts. */
const LINES_PER_GUEST = 20
/** Sessions that are refreshed through both sandboxes at the same time. */
const SESSIONS = 20
/** Buyers of the last units, each of whose payments reaches both sandboxes at the same time. */
const BUYERS = 12
const LAST_UNITS = 3

/**
 * Prints pages and additions to the cart per second and their CPU time, with PostgreSQL's, of one web server with one
 * sandbox and of two of each on the same database, in turn, and whether two sandboxes refresh each session once and
 * sell the last units once. Every page is rendered anew. Both pairs are also measured alone, so that the code of both
 * is compiled equally. Needs the build.
 */
export async function benchScaling(print: Print): Promise<void> {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) {
    print("PostgreSQL is not installed: scaling is not measured")
    return
  }
  const folder = mkdtempSync(join(tmpdir(), "selvedge-bench-"))
  const servers: ServerProcess[] = []
  const start = async (...asked: Parameters<typeof startServerProcess>) => {
    const server = await startServerProcess(...asked)
    servers.push(server)
    return server
  }
  try {
    const DATABASE_URL = await postgres.newDatabase()
    const pair = async (name: string) => {
      const sandbox = await start("sandbox", { DATABASE_URL, DATA_DIR: join(folder, name) })
      const BACKEND_URL = sandbox.address
      const web = await start("web", { BACKEND_URL, CARD_ENTRY: "direct", DATA_DIR: join(folder, `${name}-web`) })
      return { web, sandbox }
    }
    const first = await pair("first")
    const second = await pair("second")
    const categories = await categoriesOf(first.web.address)
    const databaseCpu = () => treeCpuMillis(postgres.processId())
    const skus = await skusInStock(sandboxAt(first.sandbox.address))
    for (const [what, worker] of [
      ["pages", (address: string) => pageReader(address, categories)],
      ["additions to the cart", (address: string) => customer(address, skus)],
    ] as const) {
      const [one, two] = [new Figures(), new Figures()]
      for (let round = 0; round < ROUNDS; round += 1) {
        await load([round % 2 === 0 ? first : second], worker, databaseCpu, one)
        await load([first, second], worker, databaseCpu, two)
      }
      print(
        `two web servers and two sandboxes ÷ one of each: ${two.perSecond.toFixed(1)} ÷ ${one.perSecond.toFixed(1)} ` +
          `${what}/s = ${(two.perSecond / one.perSecond).toFixed(2)} × (≥ 1.7 with free cores); CPU time of each ` +
          `${two.cpuMillis.toFixed(1)} ÷ ${one.cpuMillis.toFixed(1)} ms = ` +
          `${(two.cpuMillis / one.cpuMillis).toFixed(2)} ×`,
      )
    }
    const [here, there] = [sandboxAt(first.sandbox.address), sandboxAt(second.sandbox.address)]
    print(`${await doubleRefreshes(here, there)} of ${SESSIONS} sessions were refreshed twice (0)`)
    const adminKey = readFileSync(join(folder, "first", "sandbox", "admin-key"), "utf8").trim()
    print(await lastUnits(here, there, adminKey))
  } finally {
    await Promise.all(servers.map(({ end }) => end()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Pair {
  readonly web: ServerProcess
  readonly sandbox: ServerProcess
}

/** Does one piece of work after the other on a connection of its own; false when a full server refused it. */
type Work = () => Promise<boolean>

/** Sums of the rounds of one arrangement. */
class Figures {
  count = 0
  seconds = 0
  cpu = 0

  get perSecond(): number {
    return this.count / this.seconds
  }

  /** For one piece of work. */
  get cpuMillis(): number {
    return this.cpu / this.count
  }
}

/** Adds the work of one round, its duration, and the CPU time of the servers and the database. */
async function load(
  pairs: readonly Pair[],
  worker: (address: string) => Work,
  databaseCpu: () => number,
  figures: Figures,
): Promise<void> {
  const workers = Array.from({ length: CONNECTIONS_PER_SERVER * pairs.length }, (_, connection) =>
    worker(pairs[connection % pairs.length]?.web.address ?? ""),
  )
  await repeat(workers, WARM_UP_MILLIS)
  const cpu = () => pairs.reduce((sum, { web, sandbox }) => sum + web.cpuMillis() + sandbox.cpuMillis(), databaseCpu())
  const [cpuBefore, startedAt] = [cpu(), performance.now()]
  figures.count += await repeat(workers, LOAD_MILLIS)
  figures.seconds += (performance.now() - startedAt) / 1000
  figures.cpu += cpu() - cpuBefore
}

/** Returns how many pieces of work were done. */
async function repeat(workers: readonly Work[], millis: number): Promise<number> {
  const endsAt = performance.now() + millis
  let done = 0
  await Promise.all(
    workers.map(async (work) => {
      while (performance.now() < endsAt) if (await work()) done += 1
    }),
  )
  return done
}

/** Distinguishes the addresses of all pages that this process has read, so that no page is stored. */
let visits = 0

function pageReader(address: string, categories: readonly string[]): Work {
  return async () => {
    visits += 1
    const response = await fetch(`${address}${categories[visits % categories.length] ?? ""}?priceMin=${visits}`)
    await response.arrayBuffer()
    if (response.status === 200 || response.status === 503) return response.status === 200
    throw new Error(`A page answered ${response.status}`)
  }
}

/** Adds items to carts, through a web server, as an app does; a full cart is followed by another customer. */
function customer(address: string, skus: readonly string[]): Work {
  const shop = sandboxAt(address)
  let guest: TestGuest | undefined
  let lines = 0
  return async () => {
    if (lines % LINES_PER_GUEST === 0) guest = await shop.guest(SPAIN)
    lines += 1
    if (guest === undefined) throw new Error("There is no guest")
    const { status } = await addToCart(guest, skus[lines % LINES_PER_GUEST] ?? "")
    if (status === 200) return true
    throw new Error(`An addition answered ${status}`)
  }
}

async function categoriesOf(address: string): Promise<readonly string[]> {
  const home = await (await fetch(`${address}/${SPAIN}/`)).text()
  return [...new Set(home.match(/\/10000034\/[^"?#]*-n[0-9]+/g) ?? [])]
}

/** A sandbox in another process, directly or through a web server: callers hold their tokens themselves. */
interface RemoteSandbox {
  readonly call: TestGuest["call"]
  readonly guest: (storeId: string) => Promise<TestGuest>
}

function sandboxAt(address: string): RemoteSandbox {
  const callAs =
    (always: Readonly<Record<string, string>>): TestGuest["call"] =>
    async (method, path, body, headers = {}): Promise<ShopAnswer> => {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { "content-type": "application/json", "session-holder": "client", ...always, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers }
    }
  const call = callAs({})
  return {
    call,
    guest: async (storeId) => {
      const { body, headers } = await call("POST", `/api/storefront/1/stores/${storeId}/users/guests`)
      const token = textAt(body, "access_token")
      const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? ""
      return { token, cookie, call: callAs({ authorization: `Bearer ${token}` }) }
    },
  }
}

/** Returns how many sessions got several tokens. */
async function doubleRefreshes(here: RemoteSandbox, there: RemoteSandbox): Promise<number> {
  let doubles = 0
  for (let session = 0; session < SESSIONS; session += 1) {
    const { cookie } = await here.guest(SPAIN)
    const answers = await Promise.all(
      [here, there, here, there].map(({ call }) =>
        call("POST", `/integration/oauth2/refresh?storeId=${SPAIN}`, undefined, { cookie }),
      ),
    )
    if (new Set(answers.map(({ body }) => textAt(body, "access_token"))).size !== 1) doubles += 1
  }
  return doubles
}

async function lastUnits(here: RemoteSandbox, there: RemoteSandbox, adminKey: string): Promise<string> {
  const [sku = ""] = await skusInStock(here)
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => readyToPay(number % 2 === 0 ? here : there, { [sku]: 1 })),
  )
  const stock = { storeId: SPAIN, sku, units: LAST_UNITS }
  const set = await here.call("POST", "/sandbox/stock", stock, { "x-admin-key": adminKey })
  if (set.status >= 300) throw new Error(`The stock was not set: ${set.status}`)
  const payments = buyers.flatMap((buyer) => {
    const key = randomUUID()
    const authorization = `Bearer ${buyer.guest.token}`
    return [here, there].map(async ({ call }) => {
      const guest: TestGuest = {
        ...buyer.guest,
        call: (method, path, body, headers) => call(method, path, body, { authorization, ...headers }),
      }
      const { status } = await pay({ ...buyer, guest }, { key })
      return { status, orderId: buyer.orderId }
    })
  })
  const paid = (await Promise.all(payments)).flatMap(({ status, orderId }) => (status === 202 ? [orderId] : []))
  const { body } = await addToCart(await there.guest(SPAIN), sku, 9_000)
  return (
    `${BUYERS} buyers of the last ${LAST_UNITS} units, each payment sent to both sandboxes: ` +
    `${new Set(paid).size} orders (${LAST_UNITS}), ${numberAt(body, "params.1")} units left (0)`
  )
}

/** Skus of one category in stock, each once. */
async function skusInStock({ call }: Pick<RemoteSandbox, "call">): Promise<readonly string[]> {
  const categories = await call("GET", `${CATALOG}/category`)
  const [category] = listAt(categories.body, "categories")
  const { body } = await call("GET", `${CATALOG}/category/${textAt(category, "id")}/stock`)
  const inStock = listAt(body, "stocks").filter((stock) => at(stock, "availability") === "in_stock")
  return [...new Set(inStock.map((stock) => textAt(stock, "sku")))]
}
