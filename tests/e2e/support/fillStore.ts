/** Maximum number of requests to a store. */
const MAX_TRIES = 8

/**
 * Makes the shop at an address generate a store's products, which happens at their first request; a page would time
 * out.
 */
export async function fillStore(address: string, storeId: string): Promise<void> {
  // The list of a category that no store has: the products are written before it is looked for.
  const products = `${address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/category/1/product`
  let answer = await fetch(products)
  // On a busy machine a store is still being filled when its first request times out.
  for (let tries = 1; [503, 504].includes(answer.status) && tries < MAX_TRIES; tries += 1)
    answer = await fetch(products)
  if (answer.status !== 404)
    throw new Error(`The store ${storeId} could not be filled: ${answer.status} ${await answer.text()}`)
}
