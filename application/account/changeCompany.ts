import * as Effect from "effect/Effect"
import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import type { TypedCompany } from "../../domain/account/companyProblems.ts"
import { companyProblems } from "../../domain/account/companyProblems.ts"
import { AddressGateway } from "../address/AddressGateway.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"
import { asAccountRefusal, requireNone } from "./accountChangeRefusal.ts"

/** Names that the shop has for fields of the form. */
const FIELDS: Readonly<Record<string, string>> = { "company.name": "companyName", "company.vatin": "vatin" }

/**
 * Keeps the company of a business client with the main address; answers the address as it is now. The rest of the
 * address stays.
 */
export const changeCompany = Effect.fn("account.changeCompany")(function* (
  addressId: string,
  { companyName, vatin, email2 }: TypedCompany,
  captcha?: SolvedCaptcha,
) {
  yield* requireNone(companyProblems({ companyName, vatin, email2 }))
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
      Effect.catchTag("AddressRefused", ({ problems }) =>
        Effect.fail(
          new AccountChangeRefused({
            problems: problems.map(({ field, rule }) => ({ field: FIELDS[field] ?? field, rule })),
          }),
        ),
      ),
      Effect.catchTag("BackendError", (error) => Effect.fail(asAccountRefusal(error))),
    )
})
