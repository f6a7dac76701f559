import { normalizedPhone } from "../../../domain/shared/phoneNumber.ts"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { Claim } from "../../../domain/support/Claim.ts"
import type { ContactMessage } from "../../../domain/support/ContactMessage.ts"
import type { Accepts } from "../http/Accepts.ts"
import { answerSchema } from "../http/answerSchema.ts"
import { given } from "../http/given.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { base64 } from "./base64.ts"

type Schemas = components["schemas"]

export const ContactReceiptWire = Schema.Struct({ caseId: IdWire })
export const ClaimReceiptWire = Schema.Struct({ claimId: IdWire })

export type SupportSeams = [
  Accepts<typeof ContactReceiptWire, Schemas["ContactReceipt"]>,
  Accepts<typeof ClaimReceiptWire, Schemas["ClaimReceipt"]>,
]

export const contactReceiptAnswer = answerSchema(ContactReceiptWire)
export const claimReceiptAnswer = answerSchema(ClaimReceiptWire)

export function fromContactMessage({
  acceptsPrivacyPolicy,
  attachments,
  ...letter
}: ContactMessage): Schemas["ContactMessage"] {
  return {
    ...letter,
    ...given(letter.phone?.trim() || undefined, (phone) => ({ phone: normalizedPhone(phone) })),
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
    ...given(phone, (number) => ({ phone: normalizedPhone(number) })),
    ...(items.length === 0 ? {} : { items }),
  }
}
