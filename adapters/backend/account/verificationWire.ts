import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { GuestOrderToken } from "../../../domain/account/Registration.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { OrderIdWire } from "../http/wire/IdWire.ts"

export const GuestOrderAccessWire = Schema.Struct({
  guestTokens: Schema.Array(Schema.Struct({ orderId: OrderIdWire, guestToken: Schema.String })),
})

export type VerificationContractCheck = AssertAccepts<
  typeof GuestOrderAccessWire,
  components["schemas"]["GuestOrderAccess"]
>

export const decodeGuestOrderAccess = bodyDecoder(GuestOrderAccessWire)

export function toGuestOrderTokens({ guestTokens }: typeof GuestOrderAccessWire.Type): readonly GuestOrderToken[] {
  return guestTokens.map(({ orderId, guestToken }) => ({ orderId, guestToken: Redacted.make(guestToken) }))
}
