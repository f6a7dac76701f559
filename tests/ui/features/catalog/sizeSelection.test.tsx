import { cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { loadIslands } from "../../../../ui/runtime/island.tsx"
import { ProductView } from "../../../../ui/features/catalog/product/ProductView.tsx"
import { aCategory } from "../../../support/builders/aCategory.ts"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { aProduct } from "../../../support/builders/aProduct.ts"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"
import { notLoaded } from "../../../support/ui/notLoaded.ts"

afterEach(cleanup)
beforeAll(() => loadIslands())

it("selecting a size renders no link of the page again, which is slow on a slow phone", async () => {
  const drawn = { breadcrumbs: 0, colors: 0 }
  const category = Object.defineProperty({ ...aCategory(1020) }, "name", {
    get: () => `Shirts ${(drawn.breadcrumbs += 1)}`,
  })
  const indigo = Object.defineProperty(aColor([aSize("S")], { id: "400", name: "Indigo" }), "hex", {
    get: () => ((drawn.colors += 1), "#123456"),
  })
  const product = aProduct({ colors: [aColor([aSize("S"), aSize("M")]), indigo] })
  const address = { page: "ItxProductPage", parameters: { mfname: product.mfname, productUrl: product.productUrl } }
  renderInShop(
    <ProductView
      actionsDrawer={notLoaded()}
      product={{ product, readAt: Date.now(), path: [category], related: [] }}
      address={address}
    />,
  )
  const before = { ...drawn }
  expect([before.breadcrumbs > 0, before.colors > 0]).toEqual([true, true])
  await press(screen.getByRole("radio", { name: "M" }))
  expect([screen.getByRole<HTMLInputElement>("radio", { name: "M" }).checked, drawn]).toEqual([true, before])
})
