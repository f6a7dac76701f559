import type { ContactMethod } from "../../../domain/account/ContactMethod.ts"
import type { SignInRefusedReason } from "../../../domain/account/SignInRefused.ts"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { withAddressField } from "../../../domain/address/addressDraft.ts"
import { emptyAddress } from "../../../domain/address/emptyAddress.ts"
import { addressForm } from "../../../domain/address/AddressForm.ts"
import type { TypedRegistration } from "../../commands/auth.ts"
import { readPolicies } from "./PolicyFields.tsx"

const METHODS: readonly ContactMethod[] = ["EMAIL", "SMS", "PHONE"]

/** Fields whose confirmation differs, checked before the request. */
export function confirmationProblems(data: FormData): readonly SignInRefusedReason[] {
  const logon = text(data, "logon")
  const isSame =
    (parseLoginId(logon)?.text ?? logon) ===
    (parseLoginId(text(data, "logonConfirm"))?.text ?? text(data, "logonConfirm"))
  return [
    ...(logon === "" ? [{ field: "logon", rule: "required" }] : []),
    ...(isSame ? [] : [{ field: "logonConfirm", rule: "equal" }]),
    ...passwordConfirmation(data),
  ]
}

/** The same for a new password alone. */
export function passwordConfirmation(data: FormData): readonly SignInRefusedReason[] {
  return data.get("password") === data.get("passwordConfirm") ? [] : [{ field: "passwordConfirm", rule: "equal" }]
}

/** Reads a registration from a form; empty values are omitted. */
export function readRegistration(data: FormData, countryCode: string): TypedRegistration {
  const logon = text(data, "logon")
  const optional = (name: "nickname" | "email" | "phone" | "sponsorCode") =>
    text(data, name) === "" ? {} : { [name]: text(data, name) }
  const phone = text(data, "phone")
  return {
    logon,
    password: String(data.get("password") ?? ""),
    ...readPolicies(data),
    ...optional("nickname"),
    ...optional("email"),
    ...optional("sponsorCode"),
    ...(phone === "" ? {} : { phone: parseLoginId(phone)?.text ?? phone }),
    ...readContactMethod(data),
    ...(data.get("isCompany") === null
      ? {}
      : readCompany(data, countryCode, parseLoginId(logon)?.kind === "email" ? logon : text(data, "email"))),
  }
}

function readContactMethod(data: FormData): Pick<TypedRegistration, "preferredContactMethod"> {
  const method = METHODS.find((known) => known === data.get("contactMethod"))
  return method === undefined ? {} : { preferredContactMethod: method }
}

function readCompany(
  data: FormData,
  countryCode: string,
  email: string,
): Pick<TypedRegistration, "primaryAddress" | "business"> {
  const companyName = text(data, "companyName")
  const { fields } = addressForm(countryCode)
  const address = fields.reduce(
    (filled, field) => withAddressField(filled, field, text(data, `address.${field}`)),
    emptyAddress(countryCode),
  )
  return {
    // A company that signs in with a telephone number uses its billing email.
    primaryAddress: { ...address, email: email === "" ? text(data, "email2") : email },
    business: {
      vatin: text(data, "vatin"),
      email2: text(data, "email2"),
      ...(companyName === "" ? {} : { companyName }),
    },
  }
}

function text(data: FormData, name: string): string {
  return String(data.get(name) ?? "").trim()
}
