import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect } from "vitest"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { listAddresses } from "../../../application/account/listAddresses.ts"
import {
  deleteFromAddressBook,
  saveToAddressBook,
  setDefaultAddress,
} from "../../../application/account/addressBook.ts"
import { AddressBookGateway } from "../../../application/address/AddressBookGateway.ts"
import { AddressGateway } from "../../../application/address/AddressGateway.ts"
import { saveBillingAddress } from "../../../application/address/saveBillingAddress.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { User } from "../../../domain/account/User.ts"
import { withInvoice } from "../../../domain/address/invoiceForm.ts"
import { anAddress } from "../../support/builders/anAddress.ts"
import { itEffect } from "../../support/itEffect.ts"

const customer: User = { id: "55501", kind: "registered", primaryAddressId: "2", addressIds: ["3", "2", "1", "gone"] }
const gone = new BackendError({ operation: "getAddress", reason: { _tag: "NotFound" } })

function book(user: User) {
  const saved: unknown[] = []
  const deleted: string[] = []
  const layer = Layer.mergeAll(
    Layer.mock(AddressBookGateway, {
      deleteAddress: (id) => (id === "gone" ? Effect.fail(gone) : Effect.sync(() => void deleted.push(id))),
    }),
    Layer.succeed(AccountGateway, { getCurrentUser: Effect.succeed(user) }),
    Layer.mock(AddressGateway, {
      getAddress: (id) =>
        id === "gone"
          ? Effect.fail(gone)
          : Effect.succeed({ ...anAddress("ES"), id, ...(id === "1" ? { preferred: true } : {}) }),
      saveAddress: (address) =>
        Effect.sync(() => {
          saved.push(address)
          return { ...address, id: "9" }
        }),
    }),
  )
  return { saved, deleted, layer }
}

describe("an address book", () => {
  itEffect("lists the preferred address first, then the main one, then the newest, and skips a deleted one", () =>
    Effect.gen(function* () {
      const addresses = yield* Effect.provide(listAddresses(), book(customer).layer)
      expect(addresses.map(({ id }) => id)).toEqual(["1", "2", "3"])
    }),
  )

  itEffect("shows the main address when the backend returns no others, at most twenty, and none for a guest", () =>
    Effect.gen(function* () {
      const ids = (user: User) =>
        Effect.map(Effect.provide(listAddresses(), book(user).layer), (own) => own.map(({ id }) => id))
      const { addressIds: _, ...only } = customer
      expect(yield* ids(only)).toEqual(["2"])
      expect(
        yield* ids({ ...customer, addressIds: Array.from({ length: 50 }, (__, place) => String(100 + place)) }),
      ).toHaveLength(20)
      expect(yield* ids({ ...customer, kind: "guest" })).toEqual([])
    }),
  )
})

describe("a change of the address book", () => {
  itEffect("saves a valid address for its purpose, in the form of the country, and returns the book", () =>
    Effect.gen(function* () {
      const { layer, saved } = book(customer)
      const typed = { ...anAddress("ES"), zipCode: "28013 ", use: "billing" as const }
      const after = yield* Effect.provide(saveToAddressBook(typed, "both"), layer)
      expect(after.map(({ id }) => id)).toEqual(["1", "2", "3"])
      yield* Effect.provide(saveToAddressBook({ ...typed, id: "3" }, "delivery"), layer)
      expect(saved).toMatchObject([{ zipCode: "28013" }, { id: "3", use: "delivery" }])
      expect(saved[0]).not.toHaveProperty("use")
    }),
  )

  itEffect("refuses an address that breaks a rule before any call, with the place of each error", () =>
    Effect.gen(function* () {
      const { layer, saved } = book(customer)
      const error = yield* Effect.flip(
        Effect.provide(saveToAddressBook({ ...anAddress("ES"), zipCode: "1", city: "" }, "both"), layer),
      )
      expect(error).toMatchObject({ _tag: "AddressRefused", reasons: [{ field: "zipCode" }, { field: "city" }] })
      expect(saved).toEqual([])
    }),
  )

  itEffect("makes an address the default one without other changes, and fails for one that is gone", () =>
    Effect.gen(function* () {
      const { layer, saved } = book(customer)
      yield* Effect.provide(setDefaultAddress("3"), layer)
      expect(saved).toEqual([{ ...anAddress("ES"), id: "3", preferred: true }])
      expect(yield* Effect.flip(Effect.provide(setDefaultAddress("gone"), layer))).toBe(gone)
    }),
  )

  itEffect("deletes an address; one that another window deleted first is no error", () =>
    Effect.gen(function* () {
      const { layer, deleted } = book(customer)
      yield* Effect.provide(deleteFromAddressBook("3"), layer)
      expect((yield* Effect.provide(deleteFromAddressBook("gone"), layer)).length).toBe(3)
      expect(deleted).toEqual(["3"])
    }),
  )
})

describe("the billing address", () => {
  itEffect("is saved separately from the delivery address", () =>
    Effect.gen(function* () {
      const { layer, saved } = book(customer)
      const company = withInvoice(anAddress("IT"), "B", {
        vatin: "IT12345678903",
        email2: "conti@azienda.example",
        receiverCode: "abc1234",
      })
      expect((yield* Effect.provide(saveBillingAddress(company), layer)).id).toBe("9")
      expect(saved).toEqual([{ ...company, receiverCode: "ABC1234", stateName: "Milano", use: "billing" }])
    }),
  )

  itEffect(
    "is validated before any call against its rules and the country's invoice rules, with errors per field",
    () =>
      Effect.gen(function* () {
        const { layer, saved } = book(customer)
        const wrong = withInvoice(anAddress("IT", { zipCode: "1" }), "B", {
          vatin: "IT1",
          email2: "x",
          receiverCode: "1",
        })
        const refused = yield* Effect.flip(Effect.provide(saveBillingAddress(wrong), layer))
        expect(
          refused._tag === "AddressRefused" && refused.reasons.map(({ field, rule }) => `${field}: ${rule}`),
        ).toEqual(["zipCode: zipCode", "vatin: taxNumber", "email2: email", "receiverCode: receiverCode"])
        const strange = yield* Effect.flip(
          Effect.provide(saveBillingAddress(anAddress("ES", { gender: "x", dropType: "dp" })), layer),
        )
        expect(strange._tag === "AddressRefused" && strange.reasons.map(({ field }) => field)).toEqual([
          "gender",
          "dropType",
        ])
        expect(saved).toEqual([])
      }),
  )

  itEffect("includes how a Taiwanese invoice is stored, and is refused where that is impossible", () =>
    Effect.gen(function* () {
      const { layer, saved } = book(customer)
      const person = withInvoice(anAddress("ES"), "P", {})
      const refused = yield* Effect.flip(
        Effect.provide(saveBillingAddress(person, { kind: "carrier", carrier: "AB1" }), layer),
      )
      expect(refused._tag === "AddressRefused" && refused.reasons).toEqual([{ field: "carrier", rule: "eguiCarrier" }])
      const company = withInvoice({ ...anAddress("ES"), countryCode: "TW" }, "C", {
        companyName: "Telar",
        vatin: "00501502",
      })
      const twice = yield* Effect.flip(
        Effect.provide(saveBillingAddress(company, { kind: "company", vatin: "00501502" }), layer),
      )
      expect(twice._tag === "AddressRefused" && twice.reasons.filter(({ field }) => field === "vatin")).toEqual([
        { field: "vatin", rule: "taxNumber" },
      ])
      expect(saved).toEqual([])
      expect(
        (yield* Effect.provide(saveBillingAddress(person, { kind: "carrier", carrier: " /abc.123" }), layer)).id,
      ).toBe("9")
    }),
  )
})
