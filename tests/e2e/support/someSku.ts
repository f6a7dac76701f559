const A_CATEGORY = "x-n5101"

/** The first size that can be bought of the first product of a category. */
export async function someSku(address: string, storeId: string): Promise<string> {
  const category = await textAt(`${address}/${storeId}/${A_CATEGORY}`)
  for (const [, path = ""] of category.matchAll(/href="([^"]+-l[0-9]+[^"]*)"/g)) {
    const product = await textAt(address + path)
    const size = [...product.matchAll(/<input[^>]*name="sku"[^>]*>/g)].map(([input]) => input).find((input) => !input.includes("disabled"))
    const sku = /value="([^"]+)"/.exec(size ?? "")?.[1]
    if (sku !== undefined) return sku
  }
  throw new Error(`Nothing can be bought in store ${storeId}.`)
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text()
}
