// A sandbox of any checkout in a process of its own, which makes calls when its parent asks for them and reports their
// CPU time. Arguments: the checkout's folder, and the URL of a PostgreSQL or nothing for PGlite.
import { loadSource } from "../../scripts/lifecycle/loadSource.mjs"

const STORE = "10000001"
const CATALOG = `/itxrest/2/catalog/store/${STORE}/20000001`
const CART = `/itxrest/2/order/store/${STORE}/cart`
const PRODUCTS = 2_000
/** Lines of a guest's cart, after which the next guest starts. */
const LINES_PER_GUEST = 20

const [root = "", databaseUrl] = process.argv.slice(2)
const source = await loadSource(root)
const { createSandbox } = await source("/contracts/sandbox/createSandbox.ts")
const { generatedWorld } = await source("/contracts/sandbox/world/generatedWorld.ts")
const world = generatedWorld(PRODUCTS)
const sandbox = await createSandbox({
  world: { ...world, stores: world.stores.filter(({ id }) => id === STORE) },
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  log: () => undefined,
})
// A busy machine takes longer than a call waits for the products.
for (let isFilled = false; !isFilled;)
  isFilled = await sandbox.prepareStore(STORE).then(
    () => true,
    () => false,
  )
const read = async (path, init) => {
  const response = await sandbox.handle(new Request(`http://sandbox.invalid${path}`, init))
  const text = await response.text()
  if (response.status !== 200 && response.status !== 201)
    throw new Error(`${path} answered ${response.status}: ${text}`)
  return text
}
const readJson = async (path, init) => JSON.parse(await read(path, init))
const { categories } = await readJson(`${CATALOG}/category?withNumberOfProducts=true&withSubCategories=true`)
const largest = categories.toSorted((one, other) => other.numberOfProducts - one.numberOfProducts)[0].id
const { stocks } = await readJson(`${CATALOG}/category/${largest}/stock`)
const skus = [...new Set(stocks.filter(({ availability }) => availability === "in_stock").map(({ sku }) => sku))]

let listed = 0
let added = 0
let token = ""
/** Before the measured calls, so that only additions are measured. */
const tokens = []
const prepare = {
  list: () => undefined,
  add: async (calls) => {
    while (tokens.length < calls / LINES_PER_GUEST + 1)
      tokens.push((await readJson(`/api/storefront/1/stores/${STORE}/users/guests`, { method: "POST" })).access_token)
  },
}
const calls = {
  list: () => {
    listed += 1
    return read(`${CATALOG}/category/${largest}/product?pageNumber=${1 + (listed % 5)}&priceMax=${1_000_000 + listed}`)
  },
  add: () => {
    if (added % LINES_PER_GUEST === 0) token = tokens.pop()
    added += 1
    return read(CART, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ cartItems: [{ sku: skus[added % LINES_PER_GUEST], quantity: 1 }] }),
    })
  },
}

process.on("message", async ({ prepare: prepared, name, count }) => {
  if (prepared !== undefined) {
    await prepare[prepared](count)
    process.send({})
    return
  }
  added = 0
  const before = process.cpuUsage()
  for (let call = 0; call < count; call += 1) await calls[name]()
  const { user, system } = process.cpuUsage(before)
  process.send({ cpuMillis: (user + system) / 1_000 })
})
process.once("disconnect", async () => {
  await sandbox.close()
  await source.close()
})
process.send({})
