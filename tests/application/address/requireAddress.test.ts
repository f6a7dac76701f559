import * as fc from "fast-check"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { requireAddress } from "../../../application/address/requireAddress.ts"
import { validateAddressBody } from "../../../domain/address/validateAddressBody.ts"
import type { AddressCountry } from "../../support/builders/anAddress.ts"
import { anAddress } from "../../support/builders/anAddress.ts"

describe("an address to send", () => {
  it("is validated by every rule of its body, also for fields outside the form", async () => {
    const text = fc.constantFrom("", "-", "Ana", "drop it", "M", "DP", "a".repeat(129), "1".repeat(33))
    const more = fc.record(
      {
        middleName: text,
        stateCode: text,
        stateName: text,
        district: text,
        buildingNumber: text,
        unitNumber: text,
        gender: text,
        dropType: text,
        receiverCode: text,
        email2: text,
        pec: text,
        taxCode: text,
        taxRegime: text,
        clientType: fc.constantFrom("P" as const, "C" as const, "B" as const),
        company: fc.record(
          { vatin: text, name: text, registrationNumber: text, taxOffice: text },
          { requiredKeys: ["vatin"] },
        ),
        addressLines: fc.array(text, { maxLength: 4 }),
        phones: fc.array(fc.record({ countryCode: text, subscriberNumber: text }), { maxLength: 3 }),
        id: fc.constant("1"),
        use: fc.constant("billing" as const),
        preferred: fc.boolean(),
        stored: fc.constant({ whatever: "drop it" }),
        zipCode: text,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<AddressCountry>("ES", "US", "FR", "SA", "KW", "CN"),
        more,
        async (country, changes) => {
          const address = anAddress(country, changes)
          const reasons = validateAddressBody(address)
          const answer = await Effect.runPromise(Effect.result(requireAddress(address)))
          expect(
            answer._tag === "Success"
              ? []
              : answer.failure._tag === "AddressRefused"
                ? answer.failure.reasons
                : answer.failure,
          ).toEqual(reasons)
        },
      ),
      { numRuns: 500 },
    )
  })
})
