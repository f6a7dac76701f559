import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import { AddressFields } from "../../../ui/features/checkout/address/AddressFields.tsx"
import { TextProvider } from "../../../ui/runtime/TextProvider.tsx"
import { addressFieldLabel } from "../../../ui/features/shared/labels/addressFieldLabel.ts"
import { createTranslate } from "../../../ui/text/createTranslate.ts"
import { LANGUAGE_NAMES } from "../../../ui/text/languageNames.ts"
import { loadTexts } from "../../../ui/text/loadTexts.ts"
import { textLanguage } from "../../../ui/text/textLanguage.ts"
import { presentReason } from "../../../ui/text/presentReason.ts"
import { PHONE_SPELLINGS, ZIP_SPELLINGS } from "../../fixtures/addressSpellings.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { ADDRESS_COUNTRIES } from "../../support/builders/postalCodes.ts"

afterEach(cleanup)

const LANGUAGES = Object.keys(LANGUAGE_NAMES).map((code) => textLanguage(code))

describe.each(LANGUAGES)("the fields of an address in %s", async (language) => {
  const t = createTranslate(language, await loadTexts(language, ["browse", "purchase"]))

  it.each(ADDRESS_COUNTRIES)("have one label each in the form and beside an error, in %s", (country) => {
    const { fields } = addressForm(country)
    const reasons = fields.map((field) => ({
      field,
      rule:
        field === "stateCode"
          ? ("stateCode" as const)
          : field === "zipCode"
            ? ("zipCode" as const)
            : ("required" as const),
      parameter: "EXAMPLE",
    }))
    render(
      <TextProvider translate={t}>
        <AddressFields
          address={anAddress(country)}
          fields={fields}
          reasons={reasons}
          busy={false}
          submit="Continue"
          onSubmit={() => undefined}
        />
      </TextProvider>,
    )
    for (const { field, rule, parameter } of reasons) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`)
      expect(input?.labels?.[0]?.textContent?.startsWith(addressFieldLabel(t, field, country))).toBe(true)
      expect(
        document.getElementById(input?.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent,
      ).toContain(presentReason(t, rule, parameter))
    }
    // The error does not name the field, which has a different label in each country.
    const names = [
      t("checkout.field.zipCode"),
      t("checkout.zip"),
      t("checkout.field.stateCode"),
      t("checkout.state.state"),
    ]
    // A name of one syllable also occurs in other words.
    for (const name of names.filter((each) => each.length > 1))
      expect(presentReason(t, "zipCode", "EXAMPLE")).not.toContain(name)
  })

  it("F194 an error in an email address names the minimum length before the @", () => {
    expect(presentReason(t, "email")).toMatch(/(?:2|بحرفين).*@|@.*2/)
  })
})

describe("F194 an address field that loses the focus", async () => {
  const t = createTranslate("en", await loadTexts("en", ["browse", "purchase"]))
  const field = (name: string) =>
    document.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? document.createElement("input")

  it.each(ADDRESS_COUNTRIES)("shows the value as sent, in %s", (country) => {
    const { fields, diallingCode } = addressForm(country)
    const submitted: unknown[] = []
    render(
      <TextProvider translate={t}>
        <AddressFields
          address={anAddress(country)}
          fields={fields}
          reasons={[]}
          busy={false}
          submit="Continue"
          onSubmit={(address) => submitted.push(address)}
        />
      </TextProvider>,
    )
    const leave = (name: string, text: string) => {
      fireEvent.change(field(name), { target: { value: text } })
      fireEvent.blur(field(name))
    }
    for (const [sent, spellings] of Object.entries(ZIP_SPELLINGS[country]))
      for (const typed of spellings) {
        leave("zipCode", typed)
        expect([typed, field("zipCode").value]).toEqual([typed, sent])
      }
    for (const [sent, spellings] of Object.entries(PHONE_SPELLINGS[country]))
      for (const typed of spellings) {
        field("phoneCountryCode").value = diallingCode
        leave("phone", typed)
        expect([typed, `${field("phoneCountryCode").value} ${field("phone").value}`]).toEqual([typed, sent])
      }
    leave("email", " mailto:Ana@Shop.Example ")
    expect(field("email").value).toBe("Ana@shop.example")
    leave("zipCode", "no code")
    expect(field("zipCode").value).toBe("no code")
    // The Enter key submits the form and moves no focus.
    fireEvent.change(field("email"), { target: { value: "ana＠shop.example" } })
    fireEvent.submit(screen.getByRole("button", { name: "Continue" }))
    expect(submitted).toMatchObject([{ email: "ana@shop.example" }])
    expect(field("email").value).toBe("ana@shop.example")
  })
})
