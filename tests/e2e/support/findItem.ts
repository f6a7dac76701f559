import { at, listAt, textAt } from "../../sandbox/checkout/customer.ts"

/** An item to buy. */
export interface ItemToBuy {
  readonly sku: string
  /** The path of its product's page. */
  readonly path: string
}

/**
 * An item with ample stock: a size of the second product of a store's first category, which a customer reaches from the
 * home page, or else of another product.
 */
export async function findItem(address: string, storeId: string): Promise<ItemToBuy> {
  const [item] = await findItems(address, storeId)
  if (item === undefined) throw new Error(`Store ${storeId} has no item with ample stock in its first category.`)
  return item
}

/**
 * The same with all other such items after it. The shop caches product lists for 30 s: earlier purchases may have taken
 * the last unit of the first one.
 */
export async function findItems(address: string, storeId: string): Promise<readonly ItemToBuy[]> {
  const leaf = textAt(
    await answerAt(`${catalogOf(address, storeId)}/category`),
    "categories.0.subcategories.0.subcategories.0.id",
  )
  const [first, ...others] = await productsOf(address, storeId, leaf)
  return [...others, first].flatMap((product) =>
    listAt(product, "colors")
      .flatMap((color) => listAt(color, "sizes"))
      .filter((size) => at(size, "isBuyable") === true && at(size, "availability") !== "low")
      .map((size) => ({ sku: textAt(size, "sku"), path: pathOf(storeId, product) })),
  )
}

/** Men's shirts, which take a monogram. */
const SHIRTS = "21010"

/**
 * A shirt of a store whose first colour has a sold-out size and an available one: its page's path, the skus of both,
 * and its number.
 */
export async function findMissingSize(
  address: string,
  storeId: string,
): Promise<{ readonly path: string; readonly missing: string; readonly there: string; readonly mfname: string }> {
  for (const product of await productsOf(address, storeId, SHIRTS)) {
    const sizes = listAt(product, "colors.0.sizes")
    const missing = sizes.find((size) => at(size, "isBuyable") === false)
    const there = sizes.find((size) => at(size, "isBuyable") === true)
    if (missing !== undefined && there !== undefined)
      return {
        path: pathOf(storeId, product),
        missing: textAt(missing, "sku"),
        there: textAt(there, "sku"),
        mfname: textAt(product, "mfname"),
      }
  }
  throw new Error(`No shirt of store ${storeId} is sold out in one size only.`)
}

const catalogOf = (address: string, storeId: string) =>
  `${address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}`
/** The products of a category, with their sizes. */
const productsOf = async (address: string, storeId: string, category: string) =>
  listAt(await answerAt(`${catalogOf(address, storeId)}/category/${category}/product?detail=true`), "products")
const pathOf = (storeId: string, product: unknown) =>
  `/${storeId}/${encodeURIComponent(textAt(product, "productUrl"))}-l${textAt(product, "mfname")}`

async function answerAt(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
