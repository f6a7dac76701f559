import * as Schema from "effect/Schema"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import type { Order } from "../../../domain/order/Order.ts"
import type { PurchaseWishes } from "../../../domain/checkout/PurchaseWishes.ts"
import { given } from "../http/given.ts"
import { maybe } from "../http/wire/maybe.ts"

const EguiWire = Schema.Struct({
  kind: maybe(Schema.String),
  carrier: maybe(Schema.String),
  donationCode: maybe(Schema.String),
  vatin: maybe(Schema.String),
  companyName: maybe(Schema.String),
})

/** What was wanted of a purchase beside its delivery and payment, as its order tells it. */
export const wishFields = {
  invoice: maybe(Schema.Boolean),
  vatin: maybe(Schema.String),
  eguiData: maybe(EguiWire),
  isJoinLife: maybe(Schema.Boolean),
  reusableBox: maybe(Schema.Boolean),
  customOrderFGID: maybe(Schema.String),
  deviceSerial: maybe(Schema.String),
  employeeName: maybe(Schema.String),
  stlocId: maybe(Schema.String),
} as const

type WishesWire = Schema.Struct<typeof wishFields>["Type"]

/** The wishes; nothing where nothing was wanted. */
export function toWishes({
  invoice,
  vatin,
  eguiData,
  isJoinLife,
  reusableBox,
}: WishesWire): PurchaseWishes | undefined {
  const wishes: PurchaseWishes = {
    ...(invoice === true
      ? {
          invoice: {
            ...given(vatin, (number) => ({ vatin: number })),
            ...given(eguiData, (egui) => ({ egui: toEgui(egui) })),
          },
        }
      : {}),
    ...(isJoinLife === true ? { isJoinLife } : {}),
    ...(reusableBox === true ? { reusableBox } : {}),
  }
  return Object.keys(wishes).length === 0 ? undefined : wishes
}

/** What an integrator said of the purchase; nothing where none did. */
export function toOrigin({ customOrderFGID, deviceSerial, employeeName, stlocId }: WishesWire): Order["origin"] {
  const origin = {
    ...given(customOrderFGID, (customOrderGroup) => ({ customOrderGroup })),
    ...given(deviceSerial, (serial) => ({ deviceSerial: serial })),
    ...given(employeeName, (name) => ({ employeeName: name })),
    ...given(stlocId, (stockLocationId) => ({ stockLocationId })),
  }
  return Object.keys(origin).length === 0 ? undefined : origin
}

/** How the invoice is kept; an unknown way, or one without its number, is by the shop (ruling R26). */
function toEgui({ kind, carrier, donationCode, vatin, companyName }: typeof EguiWire.Type): EguiData {
  if (kind === "carrier" && typeof carrier === "string") return { kind, carrier }
  if (kind === "donation" && typeof donationCode === "string") return { kind, donationCode }
  if (kind === "company" && typeof vatin === "string")
    return { kind, vatin, ...given(companyName, (name) => ({ companyName: name })) }
  return { kind: "member" }
}
