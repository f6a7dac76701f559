import { describe, expect, it } from "vitest"
import { guessTable } from "../../../../domain/catalog/sheet/guessFormat.ts"

describe("tables that look like a shop system's", () => {
  it.each([
    "Item,ID,Name,SKU,Price",
    "id,name,active,price",
    "title,price,quantity,sku",
    "Title,Price,Visible",
    "handle,name,price",
  ])("are of no known format without its own columns: %s", (header) => {
    expect(guessTable(header.split(","))).toBeUndefined()
  })
})
