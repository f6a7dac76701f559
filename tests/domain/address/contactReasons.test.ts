import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { emptyAddress } from "../../../domain/address/emptyAddress.ts"
import { contactReasons } from "../../../domain/address/contactReasons.ts"
import { validateAddress } from "../../../domain/address/validateAddress.ts"
import { normalizeEmail } from "../../../domain/shared/normalizeEmail.ts"

const EXAMPLES = [
  "",
  " ",
  "alma@example.com",
  "alma@",
  "@example.com",
  "a b@example.com",
  "alma＠example。com",
  "al@ma@x.com",
]

describe("the email address of an order", () => {
  it("has the same errors in the contact step as in the whole address", () => {
    const typed = fc.oneof(fc.constantFrom(...EXAMPLES), fc.emailAddress(), fc.string({ maxLength: 40 }))
    fc.assert(
      fc.property(typed, (text) => {
        const email = normalizeEmail(text)
        const whole = validateAddress({ ...emptyAddress("ES"), email }).filter(({ field }) => field === "email")
        expect(contactReasons(email)).toEqual(whole)
      }),
      { examples: EXAMPLES.map((text) => [text] as const) },
    )
  })
})
