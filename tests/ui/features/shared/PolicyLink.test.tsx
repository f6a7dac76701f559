import { cleanup, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { RestockAlertForm } from "../../../../ui/features/catalog/restock/RestockAlertForm.tsx"
import { PolicyFields } from "../../../../ui/features/session/PolicyFields.tsx"
import { aColor, aSize } from "../../../support/builders/aColor.ts"
import { renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const POLICY_CONFIGURATION = {
  PRIVACY_POLICY_URL: "/policies/privacy?in={language}",
  PURCHASE_CONDITIONS_URL: "https://brand.example/conditions",
  POLICY_HOSTS: "brand.example",
}
const policyLinks = () =>
  screen
    .queryAllByRole("link", { name: /Privacy policy|Terms & Conditions/, hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")])
const PRIVACY = ["Privacy policy", "/10000034/-1/policies/privacy", "_blank"]
const CONDITIONS = ["Terms & Conditions", "/10000034/-1/policies/conditions", "_blank"]

describe("the link to a store's policies", () => {
  it("is beside the consent of a restock alert and of a new account, and absent where the store has none", () => {
    const form = (
      <RestockAlertForm
        product={{ mfname: "7001", name: "Shirt" }}
        color={aColor([aSize("M", { isBuyable: false, visibility: "sold_out" })])}
        action={undefined}
        captcha={() => null}
        onOutcome={() => undefined}
      />
    )
    renderInShop(form, {}, undefined, POLICY_CONFIGURATION)
    expect(policyLinks()).toEqual([PRIVACY])
    cleanup()
    renderInShop(<PolicyFields problem={undefined} />, {}, undefined, POLICY_CONFIGURATION)
    expect(policyLinks()).toEqual([PRIVACY, CONDITIONS])
    cleanup()
    renderInShop(
      <>
        {form}
        <PolicyFields problem={undefined} />
      </>,
    )
    expect(policyLinks()).toEqual([])
  })
})
