import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { BackendError } from "../../../../application/shared/BackendError.ts"
import type { Country } from "../../../../domain/location/Geography.ts"
import { InvoiceForm } from "../../../../ui/features/checkout/delivery/InvoiceForm.tsx"
import { anAddress } from "../../../support/builders/anAddress.ts"
import { aCaptcha } from "../../../support/ui/aCaptcha.tsx"
import { answer, type } from "../../../support/ui/aDelivery.tsx"
import { deliveryCommandsFixture } from "../../../support/ui/deliveryCommandsFixture.ts"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { press, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const SOLVED = { id: "c-2", value: "3" }
const NOT_IT = { id: "c-1", value: "3" }
const asking = new BackendError({
  operation: "saveAddress",
  reason: {
    _tag: "Rejected",
    key: "_ERR_CAPTCHA",
    parameters: [],
    causes: [],
    fields: [{ field: "captchaValue", rule: "required" }],
  },
})

it("an invoice address is saved as typed once the shop's captcha is solved", async () => {
  const saveBilling = vi.fn<FakeFeature<"delivery">["saveBilling"]>(async (address, _egui, solved) =>
    solved === undefined || !("id" in solved) || solved.id !== SOLVED.id
      ? { ok: false, error: asking }
      : { ok: true, value: { ...address, id: "77" } },
  )
  const onBillingSaved = vi.fn()
  renderInShop(
    <InvoiceForm
      address={anAddress()}
      billing={undefined}
      egui={undefined}
      refused={undefined}
      isBusiness
      captcha={aCaptcha}
      onBillingSaved={onBillingSaved}
    />,
    deliveryCommandsFixture({ saveBilling, listCountries: () => answer<readonly Country[]>([]) }),
  )
  type(/^VAT number/, "B12345674")
  await press(screen.getByRole("button", { name: "Save invoice details" }))
  for (const [round, problem] of [
    [1, "required"],
    [2, "wrong"],
  ] as const) {
    expect([screen.getByText(problem).tagName, screen.getByRole("alert").textContent]).toEqual(["P", ""])
    await press(screen.getByRole("button", { name: `Captcha ${round}` }))
    await press(screen.getByRole("button", { name: "Save invoice details" }))
  }
  expect(saveBilling.mock.calls.map(([{ company }, , solved]) => [company?.vatin, solved])).toEqual([
    ["B12345674", undefined],
    ["B12345674", NOT_IT],
    ["B12345674", SOLVED],
  ])
  expect([onBillingSaved.mock.calls.length, screen.queryByRole("button", { name: /^Security check/ })]).toEqual([
    1,
    null,
  ])
})
