import * as Effect from "effect/Effect"
import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { CompanyInput } from "../../domain/account/validateCompany.ts"
import { validateCompany } from "../../domain/account/validateCompany.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { toAccountChangeRefused, refuseIfAny } from "./toAccountChangeRefused.ts"

/** Contract field name → form field name. */
const FIELDS: Readonly<Record<string, string>> = { "company.name": "companyName", "company.vatin": "vatin" }

/**
 * Saves the company of a business customer on the main address and returns the updated address. Other address fields
 * stay unchanged.
 */
export const changeCompany = Effect.fn("account.changeCompany")(function* (
  addressId: string,
  { companyName, vatin, email2 }: CompanyInput,
  captcha?: SolvedCaptcha,
) {
  yield* refuseIfAny(validateCompany({ companyName, vatin, email2 }))
  const addresses = yield* AddressGateway
  const before = yield* addresses.getAddress(addressId)
  const name = companyName.trim()
  const { name: _, ...company } = before.company ?? {}
  return yield* addresses
    .saveAddress(
      {
        ...before,
        company: { ...company, vatin: vatin.trim(), ...(name === "" ? {} : { name }) },
        email2: email2.trim(),
      },
      captcha,
    )
    .pipe(
      Effect.catchTag("AddressRefused", ({ reasons }) =>
        Effect.fail(
          new AccountChangeRefused({
            reasons: reasons.map(({ field, rule }) => ({ field: FIELDS[field] ?? field, rule })),
          }),
        ),
      ),
      Effect.catchTag("BackendError", (error) => Effect.fail(toAccountChangeRefused(error))),
    )
})
