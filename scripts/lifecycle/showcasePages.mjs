const SPAIN = "10000034"
const DESKTOP_CATALOG = "20000034"

/** Returns the paths of a home, category and product page of the running shop. */
export async function showcasePages(address, storeId = SPAIN) {
  const catalogId = storeId === SPAIN ? DESKTOP_CATALOG : `2${storeId.slice(1)}`
  const api = `${address}/itxrest/2/catalog/store/${storeId}/${catalogId}`
  const { categories } = await json(`${api}/category?appId=1`)
  const category = firstLeafCategory(categories)
  const { products } = await json(`${api}/category/${category.id}/product?appId=1`)
  const product = products.find(({ visibility }) => visibility === "show") ?? products[0]
  return {
    home: `/${storeId}/`,
    category: `/${storeId}/${encodeURIComponent(category.categoryUrl)}-n${category.seoId}`,
    product: `/${storeId}/${encodeURIComponent(product.productUrl)}-l${product.mfname}`,
  }
}

/** Returns the paths of the store locator and of a physical store's page. */
export async function physicalStorePages(address, storeId) {
  const locator = `/${storeId}/stores`
  const answer = await fetch(address + locator)
  const store = /href="([^"]*\/stores\/[^"/]*-s[0-9]+)"/.exec(await answer.text())?.[1]
  if (store === undefined) throw new Error(`${address}${locator} links to no physical store (${answer.status}).`)
  return { locator, store }
}

function firstLeafCategory(categories) {
  let category = categories[0]
  while (category.subcategories.length > 0) category = category.subcategories[0]
  return category
}

async function json(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
