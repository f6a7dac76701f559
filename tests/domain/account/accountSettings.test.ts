import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  validateEmailChange,
  validatePasswordChange,
  validatePhoneNumber,
} from "../../../domain/account/validateAccountChanges.ts"
import { birthdayFormatFor, padBirthday, formatBirthday } from "../../../domain/account/birthdayFormat.ts"
import { accountNotices } from "../../../domain/account/User.ts"
import { parseBirthday } from "../../../domain/account/parseBirthday.ts"
import { validateCompany } from "../../../domain/account/validateCompany.ts"
import { deletionConfirmation, confirmsDeletion } from "../../../domain/account/deletionConfirmation.ts"

const byPassword = { email: "ana@example.org", logonKinds: ["email"] }
const byOthers = { logonKinds: ["google"] }
const named = (reasons: readonly { readonly field: string; readonly rule: string }[]) =>
  reasons.map(({ field, rule }) => `${field} ${rule}`)

describe("a new email address", () => {
  it.each([
    ["needs the password where there is one", { newEmail: "eva@example.org" }, byPassword, ["password required"]],
    ["needs a code where there is none", { newEmail: "eva@example.org" }, byOthers, ["code required"]],
    ["is accepted with a password or a code", { newEmail: " EVA@example.org ", password: "x" }, byPassword, []],
    [
      "differs from the current one",
      { newEmail: "ANA@example.org", code: "123456" },
      byPassword,
      ["newEmail unchanged"],
    ],
    ["is well-formed", { newEmail: "eva@", code: "123456" }, byPassword, ["newEmail email"]],
    [
      "is required, and its code has six digits",
      { newEmail: " ", code: "12345x" },
      byPassword,
      ["newEmail required", "code code"],
    ],
  ] as const)("%s", (_, typed, user, reasons) => {
    expect(named(validateEmailChange(typed, user))).toEqual(reasons)
  })
})

describe("a new password", () => {
  const change = (newPassword: string, oldPassword = "Selvedge2026", newPasswordConfirm = newPassword) => ({
    oldPassword,
    newPassword,
    newPasswordConfirm,
  })
  it("is valid, differs from the old one and matches its repetition", () => {
    expect(validatePasswordChange(change("Hilo-Rojo-57"), byPassword)).toEqual([])
    expect(named(validatePasswordChange(change("short"), byPassword))).toEqual([
      "newPassword minLength",
      "newPassword uppercase",
      "newPassword digit",
    ])
    expect(named(validatePasswordChange(change("Selvedge2026"), byPassword))).toEqual(["newPassword unchanged"])
    expect(named(validatePasswordChange(change("Hilo-Rojo-57", "", "Hilo-Rojo-58"), byPassword))).toEqual([
      "oldPassword required",
      "newPasswordConfirm equal",
    ])
    expect(validatePasswordChange(change("Hilo-Rojo-57", ""), byOthers)).toEqual([])
  })
})

describe("a phone number", () => {
  it("is in international form", () => {
    expect([
      validatePhoneNumber("+34 600 000 000"),
      named(validatePhoneNumber("600 000 000")),
      named(validatePhoneNumber("")),
    ]).toEqual([[], ["phone phone"], ["phone required"]])
  })
})

describe("a birthday", () => {
  it("R23 is formatted by the country's convention and parsed as the same calendar date", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1900-01-01"), max: new Date("2020-12-31"), noInvalidDate: true }),
        fc.constantFrom("ES", "US", "JP", "SA"),
        (moment, country) => {
          const date = moment.toISOString().slice(0, 10)
          const format = birthdayFormatFor(country)
          expect(parseBirthday(formatBirthday(date, format), format, "2026-11-21")).toBe(date)
        },
      ),
    )
  })

  it("may be typed without leading zeros, with other separators and other digits", () => {
    expect([
      padBirthday("1-2-1996", "dd/MM/yyyy"),
      padBirthday(" 1996.2.1 ", "yyyy/MM/dd"),
      padBirthday("٢٩/٢/١٩٩٦", "dd/MM/yyyy"),
      padBirthday("nonsense", "dd/MM/yyyy"),
    ]).toEqual(["01/02/1996", "1996/02/01", "29/02/1996", "nonsense"])
  })
})

describe("a company", () => {
  it("has a tax number and an email address, and no forbidden word", () => {
    expect(validateCompany({ companyName: "", vatin: "B12345678", email2: "facturas@example.org" })).toEqual([])
    expect(named(validateCompany({ companyName: "Drop Table", vatin: " ", email2: "facturas" }))).toEqual([
      "companyName forbiddenWord",
      "vatin required",
      "email2 email",
    ])
    expect(named(validateCompany({ companyName: "x".repeat(129), vatin: "delete", email2: "" }))).toEqual([
      "companyName tooLong",
      "vatin forbiddenWord",
      "email2 required",
    ])
  })
})

describe("the word that confirms a deletion", () => {
  it("is the login id in any spelling, and nothing else", () => {
    const user = { id: "55501", email: "ana@example.org", phone: "+34600000000" }
    expect([
      deletionConfirmation(user),
      deletionConfirmation({ id: "55501", phone: "+34600000000" }),
      deletionConfirmation({ id: "55501" }),
    ]).toEqual(["ana@example.org", "+34600000000", "55501"])
    expect([
      confirmsDeletion(" ANA@Example.org ", user),
      confirmsDeletion("+34 600 000 000", { id: "1", phone: "+34600000000" }),
    ]).toEqual([true, true])
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(typed.replace(/\s/g, "").toLowerCase() !== "ana@example.org")
        expect(confirmsDeletion(typed, user)).toBe(false)
      }),
    )
  })
})

describe("the notices of an account", () => {
  const user = { id: "1", kind: "registered", logonKinds: ["email"] } as const
  it.each([
    ["are none without the facts", user, []],
    [
      "are none where all is well",
      { ...user, hasSecurePassword: true, pendingTransfers: false, restrictedBooking: false },
      [],
    ],
    [
      "name what the customer can act on",
      { ...user, hasSecurePassword: false, pendingTransfers: true, restrictedBooking: true },
      ["insecurePassword", "pendingTransfers", "restrictedBooking"],
    ],
    [
      "ask for no other password where there is none",
      { ...user, logonKinds: ["google"], hasSecurePassword: false },
      [],
    ],
  ] as const)("%s", (_, account, notices) => {
    expect(accountNotices(account)).toEqual(notices)
  })
})
