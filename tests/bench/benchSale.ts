import { Client } from "pg"
import { createSandbox, type Sandbox } from "../../contracts/sandbox/createSandbox.ts"
import { smallWorld } from "../support/sandbox/smallWorld.ts"
import { startPrivatePostgres } from "../support/sandbox/privatePostgres.ts"
import type { CallShop, TestGuest } from "../support/sandbox/onBothDatabases.ts"
import { addToCart, anAddress, at, numberAt, orderPath, pay, SPAIN, textAt } from "../sandbox/checkout/customer.ts"

type Print = (line: string) => void

const ORIGIN = "http://localhost:4173"
const ADMIN_KEY = "the-admin-key-of-this-benchmark"
const SKU = "8201-400-3"
/** Shoppers who arrive in a second of normal load, and are admitted in one during the sale. */
const PER_SECOND = 5
const NORMAL_SECONDS = 10
/** 100 times the normal load at once. */
const SHOPPERS = PER_SECOND * 100
const UNITS = 300
const SECOND_MS = 1_000
/** Of a call for which no connection to the database became free within five seconds. */
const MAX_TRIES = 5

/** A call of an admitted shopper, measured by the clock. */
type Times = number[]

interface Sale {
  readonly shops: readonly Sandbox[]
  readonly clock: { now: number }
}

/**
 * Prints the opening of a sale: 100 times the shoppers of a normal second arrive at once, at two sandboxes on one
 * PostgreSQL, and pass the waiting room. Compares the response times of admitted shoppers with those of normal load in
 * the same run. Seconds are virtual; fails when more is sold than there is, or when the order of arrival is not kept.
 */
export async function benchSale(print: Print): Promise<void> {
  const postgres = await startPrivatePostgres()
  if (postgres === undefined) {
    print("PostgreSQL is not installed: the sale is not simulated")
    return
  }
  const databaseUrl = await postgres.newDatabase()
  const clock = { now: Date.UTC(2026, 0, 5, 9) }
  const open = () =>
    createSandbox({
      world: smallWorld,
      databaseUrl,
      adminKey: ADMIN_KEY,
      publicUrl: ORIGIN,
      now: () => clock.now,
      log: () => undefined,
    })
  const shops = [await open(), await open()]
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const sale = { shops, clock }
    await setStock(sale, UNITS + PER_SECOND * NORMAL_SECONDS)
    await openRoom(sale)
    const normal: Times = []
    const before = await guests(sale, PER_SECOND * NORMAL_SECONDS)
    for (let second = 0; second < NORMAL_SECONDS; second += 1) {
      clock.now += SECOND_MS
      const arriving = before.slice(second * PER_SECOND, (second + 1) * PER_SECOND)
      const bought = await Promise.all(arriving.map((token, place) => buy(sale, token, second + place, normal)))
      if (bought.some((one) => one !== "bought")) throw new Error(`A shopper of normal load: ${bought.join(", ")}`)
    }
    await setStock(sale, UNITS)
    await openRoom(sale)
    const shoppers = await guests(sale, SHOPPERS)
    const memoryBefore = process.memoryUsage().rss
    const { bought, refused, seconds, arrival, later } = await openSale(sale, shoppers)
    const memory = (process.memoryUsage().rss - memoryBefore) / 1_000_000
    if (bought !== UNITS) throw new Error(`${bought} of ${UNITS} units were sold`)
    const { rows } = await database.query("select admitted_at from waiting_place order by place")
    const admittedAt = rows.map((row: unknown) => Number(at(row, "admitted_at")))
    if (admittedAt.some((time, place) => time < (admittedAt[place - 1] ?? 0)))
      throw new Error("A shopper was admitted before another who had arrived earlier")
    print(
      `sale: ${SHOPPERS.toLocaleString("en")} shoppers at once, ${PER_SECOND} admitted per second by two sandboxes: ` +
        `all admitted in order of arrival after ${seconds} s (${(SHOPPERS / PER_SECOND).toFixed(0)}); ` +
        `${bought} bought the ${UNITS} units, ${refused} found none left`,
    )
    print(
      `response time of admitted shoppers ÷ normal load: median ${ratio(later, normal, 0.5)} ×, 95th percentile ` +
        `${ratio(later, normal, 0.95)} ×; median in the second of all arrivals ${ratio(arrival, normal, 0.5)} ×; ` +
        `process ${memory.toFixed(0)} MB larger at the end`,
    )
  } finally {
    await database.end()
    await Promise.all(shops.map(({ close }) => close()))
    await postgres.stop()
  }
}

/** Lets the shoppers arrive at once, and each repeat its call when its response says. */
async function openSale(sale: Sale, shoppers: readonly string[]) {
  const [arrival, later]: readonly [Times, Times] = [[], []]
  const nextTry = new Map(shoppers.map((token) => [token, 0]))
  const counts = { bought: 0, refused: 0 }
  const opened = sale.clock.now
  for (let round = 0; nextTry.size > 0; round += 1) {
    const due = [...nextTry].filter(([, time]) => time <= sale.clock.now)
    await Promise.all(
      due.map(async ([token], place) => {
        const outcome = await buy(sale, token, round + place, round === 0 ? arrival : later)
        if (typeof outcome === "number") nextTry.set(token, sale.clock.now + outcome * SECOND_MS)
        else {
          nextTry.delete(token)
          counts[outcome] += 1
        }
      }),
    )
    sale.clock.now += SECOND_MS
  }
  return { ...counts, arrival, later, seconds: (sale.clock.now - opened) / SECOND_MS }
}

/**
 * Adds the article to the cart and pays, through one of the sandboxes. Returns the seconds until the next try of a
 * shopper who waits. Only the calls of admitted shoppers are measured.
 */
async function buy({ shops }: Sale, token: string, turn: number, times: Times): Promise<"bought" | "refused" | number> {
  const shop = shops[turn % shops.length]
  if (shop === undefined) throw new Error("The sale has no sandbox")
  const plain = callOn(shop, { authorization: `Bearer ${token}` })
  const call: CallShop = async (...asked) => {
    const startedAt = performance.now()
    let answer = await plain(...asked)
    for (let tries = 1; answer.status === 503 && tries < MAX_TRIES; tries += 1) answer = await plain(...asked)
    if (answer.status !== 429) times.push(performance.now() - startedAt)
    return answer
  }
  const guest: TestGuest = { token, cookie: "", call }
  const added = await addToCart(guest, SKU)
  if (added.status === 429) return numberAt(added.body, "retryAfter")
  if (added.status === 409) return "refused"
  if (added.status !== 200) throw new Error(`An addition was answered with ${added.status}`)
  const orderId = textAt(added.body, "id")
  const address = await call("POST", `/itxrest/2/user/store/${SPAIN}/address`, anAddress())
  const shipping = await call("POST", `${orderPath(orderId)}/checkout/shipping`, {
    shippingMethodId: "standard",
    kind: "delivery",
    addressId: textAt(address.body, "id"),
  })
  const total = numberAt(shipping.body, "totalOrder")
  const { status, body } = await pay({ guest, orderId, storeId: SPAIN, total })
  if (status === 202) return "bought"
  if (status === 409) return "refused"
  throw new Error(`A payment was answered with ${status}: ${JSON.stringify(body)}`)
}

async function guests({ shops }: Sale, count: number): Promise<readonly string[]> {
  const tokens: string[] = []
  const [shop] = shops
  while (shop !== undefined && tokens.length < count) {
    const { body } = await callOn(shop)("POST", `/api/storefront/1/stores/${SPAIN}/users/guests`)
    tokens.push(textAt(body, "access_token"))
  }
  return tokens
}

const setStock = (sale: Sale, units: number) => administer(sale, "/sandbox/stock", { storeId: SPAIN, sku: SKU, units })

/** Opens the waiting room anew, and waits until both processes know. */
async function openRoom(sale: Sale): Promise<void> {
  // Refused when none is open.
  await administer(sale, `/sandbox/waiting-room/${SPAIN}/close`, {}).catch(() => undefined)
  await administer(sale, "/sandbox/waiting-room", { storeId: SPAIN, perMinute: PER_SECOND * 60, stayMinutes: 60 })
  await new Promise((resolve) => setTimeout(resolve, 1_100))
}

async function administer({ shops: [shop] }: Sale, path: string, body: object): Promise<void> {
  if (shop === undefined) return
  const { status } = await callOn(shop)("POST", path, body, { "x-admin-key": ADMIN_KEY })
  if (status >= 300) throw new Error(`${path} answered ${status}`)
}

const callOn =
  (shop: Sandbox, always: Readonly<Record<string, string>> = {}): CallShop =>
  async (method, path, body, headers = {}) => {
    const response = await shop.handle(
      new Request(`${ORIGIN}${path}`, {
        method,
        headers: { "content-type": "application/json", ...always, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text), headers: response.headers }
  }

const ratio = (times: Times, normal: Times, part: number): string =>
  (percentile(times, part) / percentile(normal, part)).toFixed(2)

const percentile = (times: Times, part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0
