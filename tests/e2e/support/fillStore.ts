/** Times a store is asked for. */
const PATIENCE = 8

/**
 * Has the shop at an address fill a store with its products, which the first question for them does; a page would not
 * wait so long.
 */
export async function fillStore(address: string, storeId: string): Promise<void> {
  const products = `${address}/itxrest/2/catalog/store/${storeId}/2${storeId.slice(1)}/category?withNumberOfProducts=true`
  let answer = await fetch(products)
  // On a busy machine a store is still being filled when its first question has waited too long.
  for (let tries = 1; [503, 504].includes(answer.status) && tries < PATIENCE; tries += 1) answer = await fetch(products)
  if (!answer.ok) throw new Error(`The store ${storeId} could not be filled: ${answer.status} ${await answer.text()}`)
}
