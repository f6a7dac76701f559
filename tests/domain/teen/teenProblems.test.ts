import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import type { SponsorInvitee, TeenProfile } from "../../../domain/teen/Teen.ts"
import {
  validateTeenConfirmation,
  validateId,
  validateInvitee,
  validateTeenProfile,
} from "../../../domain/teen/validateTeen.ts"

const summariesOf = (reasons: readonly { readonly field: string; readonly rule: string }[]) =>
  reasons.map(({ field, rule }) => `${field} ${rule}`)
const invitee: SponsorInvitee = {
  firstName: "Luis",
  lastName: "Prueba",
  email: "luis@example.org",
  phone: { countryCode: "+34", subscriberNumber: "600000000", prefixCode: "600" },
}
const profile: TeenProfile = { firstName: "Luz", age: 15, notificationTypes: ["EMAIL"] }

describe("an invitation to sponsor", () => {
  it("is valid with a name and an email", () => {
    expect([
      summariesOf(validateInvitee(invitee)),
      summariesOf(validateInvitee({ firstName: "Luis", email: "luis@example.org" })),
    ]).toEqual([[], []])
  })

  it.each<readonly [Partial<SponsorInvitee>, string]>([
    [{ firstName: " " }, "firstName required"],
    [{ firstName: "Drop" }, "firstName forbiddenWord"],
    [{ lastName: "de Select" }, "lastName forbiddenWord"],
    [{ email: "" }, "email required"],
    [{ email: "l@example.org" }, "email email"],
    [{ email: `luis@example.${"x".repeat(193)}` }, "email email"],
    [{ phone: { countryCode: "34" } }, "phone.countryCode phoneCountryCode"],
    [{ phone: { subscriberNumber: "600 000" } }, "phone.subscriberNumber digits"],
    [{ phone: { prefixCode: "alter" } }, "phone.prefixCode forbiddenWord"],
  ])("V55 V56 V57 %j is refused: %s", (changes, rule) => {
    expect(summariesOf(validateInvitee({ ...invitee, ...changes }))).toEqual([rule])
  })

  it("accepts names that contain a command word only as a part (R10)", () => {
    expect(summariesOf(validateInvitee({ ...invitee, firstName: "Alterio", lastName: "Dropmore Tableau" }))).toEqual([])
  })
})

describe("a teen's profile", () => {
  it("V59 V61 F113 has 1 to 9999 notification types", () => {
    const types = (length: number): TeenProfile => ({
      ...profile,
      notificationTypes: Array.from({ length }, () => "EMAIL"),
    })
    expect([0, 1, 9_999, 10_000].map((length) => summariesOf(validateTeenProfile(types(length))))).toEqual([
      ["notificationType required"],
      [],
      [],
      ["notificationType tooMany"],
    ])
  })

  it.each([0, 15, 999])("V58 accepts an age of %d", (age) => {
    expect(validateTeenProfile({ ...profile, age })).toEqual([])
  })

  it.each([-1, 1000, 15.5, Number.NaN])("V58 refuses an age of %d", (age) => {
    expect(summariesOf(validateTeenProfile({ ...profile, age }))).toEqual(["age age"])
  })

  it("V60 accepts shipping ids of digits only", () => {
    expect(
      validateTeenProfile({ ...profile, shippingData: { kind: "delivery", addressId: "12", physicalStoreId: "3" } }),
    ).toEqual([])
    expect(
      summariesOf(validateTeenProfile({ ...profile, email: "luz", shippingData: { addressId: "a", droppointId: "" } })),
    ).toEqual(["email email", "shippingData.addressId digits", "shippingData.droppointId digits"])
  })
})

describe("the response to a request or an invitation", () => {
  it("V62 V63 V65 identifies a sponsor or a teen by digits", () => {
    expect(summariesOf(validateTeenConfirmation({ accepted: false, sponsorUserId: "55501" }))).toEqual([])
    expect(summariesOf(validateTeenConfirmation({ accepted: false, sponsorUserId: "٣" }))).toEqual([
      "sponsorUserId digits",
    ])
    expect(summariesOf(validateTeenConfirmation({ teenUserId: "", hash: Redacted.make("x") }))).toEqual([
      "teenUserId required",
    ])
    expect(summariesOf(validateId("sponsorUserId", "1".repeat(21)))).toEqual(["sponsorUserId digits"])
  })

  it("V64 needs notification types only when accepted", () => {
    expect(summariesOf(validateTeenConfirmation({ accepted: true, sponsorUserId: "1" }))).toEqual([
      "notificationType required",
    ])
    expect(
      summariesOf(validateTeenConfirmation({ accepted: true, sponsorUserId: "1", notificationTypes: ["SMS"] })),
    ).toEqual([])
    expect(summariesOf(validateTeenConfirmation({ sponsorUserId: "1" }))).toEqual([])
  })
})
