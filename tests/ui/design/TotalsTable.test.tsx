import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { TotalsTable } from "../../../ui/design/TotalsTable.tsx"
import { aCart } from "../../support/builders/aCart.ts"
import { euros } from "../../support/builders/euros.ts"
import { showInShop } from "../../support/ui/shopAround.tsx"

afterEach(cleanup)

describe("what a cart costs", () => {
  it("calls an adjustment that the shop gave no name a discount", () => {
    showInShop(
      <TotalsTable
        totals={aCart(undefined, { adjustments: [{ description: "", amount: euros(-500), isShipping: false }] })}
        shipping="open"
      />,
    )
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain("Discount")
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).not.toContain("")
  })

  it("says that no sales tax is charged at an address only once there is one", () => {
    const totals = aCart(undefined, { isNoNexus: true, tax: euros(0), taxes: [] })
    showInShop(<TotalsTable totals={totals} shipping="open" />)
    expect(screen.queryByText("No sales tax is charged at this address")).toBeNull()
    cleanup()
    showInShop(<TotalsTable totals={totals} shipping="known" />)
    expect(screen.getByText("No sales tax is charged at this address")).toBeDefined()
  })
})
