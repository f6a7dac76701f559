import { normalizePhone } from "../../../domain/shared/phoneNumber.ts"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { Claim } from "../../../domain/support/Claim.ts"
import type { ContactMessage } from "../../../domain/support/ContactMessage.ts"
import type { SupportCase } from "../../../domain/support/SupportCase.ts"
import { CASE_STATUSES } from "../../../domain/support/SupportCase.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"

/** Bytes per chunk: a function call takes a limited number of arguments. */
const CHUNK = 8_192

function base64(bytes: Uint8Array): string {
  let text = ""
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  return btoa(text)
}

type Schemas = components["schemas"]

export const ContactReceiptWire = Schema.Struct({ caseId: IdWire })
export const ClaimReceiptWire = Schema.Struct({ claimId: IdWire })

/** An unknown kind is a message, and an unknown status is open (R26). */
const CaseStateWire = Schema.Struct({
  caseId: IdWire,
  kind: Schema.String,
  topic: Schema.String,
  status: Schema.String,
  receivedAt: Schema.String,
  updatedAt: Schema.String,
})

export type SupportContractChecks = [
  AssertAccepts<typeof CaseStateWire, Schemas["CaseState"]>,
  AssertAccepts<typeof ContactReceiptWire, Schemas["ContactReceipt"]>,
  AssertAccepts<typeof ClaimReceiptWire, Schemas["ClaimReceipt"]>,
]

export const decodeContactReceipt = bodyDecoder(ContactReceiptWire)
export const decodeClaimReceipt = bodyDecoder(ClaimReceiptWire)
export const decodeCaseState = bodyDecoder(CaseStateWire)

export function toSupportCase({ caseId, kind, status, ...wire }: typeof CaseStateWire.Type): SupportCase {
  return {
    id: caseId,
    kind: kind === "claim" ? "claim" : "contact",
    status: CASE_STATUSES.find((known) => known === status) ?? "OPEN",
    ...wire,
  }
}

export function fromContactMessage({
  acceptsPrivacyPolicy,
  attachments,
  ...letter
}: ContactMessage): Schemas["ContactMessage"] {
  return {
    ...letter,
    ...whenDefined(letter.phone?.trim() || undefined, (phone) => ({ phone: normalizePhone(phone) })),
    privacyPolicy: acceptsPrivacyPolicy,
    ...(attachments.length === 0
      ? {}
      : { attachmentList: attachments.map(({ name, bytes }) => ({ nameFile: name, contentFile: base64(bytes) })) }),
  }
}

export function fromClaim({ kind, items, orderId, description, email, phone }: Claim): Schemas["Claim"] {
  return {
    orderId,
    claimType: kind,
    description,
    email,
    ...whenDefined(phone, (number) => ({ phone: normalizePhone(number) })),
    ...(items.length === 0 ? {} : { items }),
  }
}
