import * as Schema from "effect/Schema"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import type { Order } from "../../../domain/order/Order.ts"
import type { PurchaseOptions } from "../../../domain/checkout/PurchaseOptions.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

const EguiWire = Schema.Struct({
  kind: nullish(Schema.String),
  carrier: nullish(Schema.String),
  donationCode: nullish(Schema.String),
  vatin: nullish(Schema.String),
  companyName: nullish(Schema.String),
})

/** Purchase options of an order other than delivery and payment. */
export const wishFields = {
  invoice: nullish(Schema.Boolean),
  vatin: nullish(Schema.String),
  eguiData: nullish(EguiWire),
  isJoinLife: nullish(Schema.Boolean),
  reusableBox: nullish(Schema.Boolean),
  customOrderFGID: nullish(Schema.String),
  deviceSerial: nullish(Schema.String),
  employeeName: nullish(Schema.String),
  stlocId: nullish(Schema.String),
} as const

type WishesWire = Schema.Struct<typeof wishFields>["Type"]

/** Returns the options; `undefined` when none is set. */
export function toWishes({
  invoice,
  vatin,
  eguiData,
  isJoinLife,
  reusableBox,
}: WishesWire): PurchaseOptions | undefined {
  const wishes: PurchaseOptions = {
    ...(invoice === true
      ? {
          invoice: {
            ...whenDefined(vatin, (number) => ({ vatin: number })),
            ...whenDefined(eguiData, (egui) => ({ egui: toEgui(egui) })),
          },
        }
      : {}),
    ...(isJoinLife === true ? { isJoinLife } : {}),
    ...(reusableBox === true ? { reusableBox } : {}),
  }
  return Object.keys(wishes).length === 0 ? undefined : wishes
}

/** Returns the integrator's origin fields; `undefined` without any. */
export function toOrigin({ customOrderFGID, deviceSerial, employeeName, stlocId }: WishesWire): Order["origin"] {
  const origin = {
    ...whenDefined(customOrderFGID, (customOrderGroup) => ({ customOrderGroup })),
    ...whenDefined(deviceSerial, (serial) => ({ deviceSerial: serial })),
    ...whenDefined(employeeName, (name) => ({ employeeName: name })),
    ...whenDefined(stlocId, (stockLocationId) => ({ stockLocationId })),
  }
  return Object.keys(origin).length === 0 ? undefined : origin
}

/** An unknown kind, or one without its number, becomes `member`: the shop stores the invoice (R26). */
function toEgui({ kind, carrier, donationCode, vatin, companyName }: typeof EguiWire.Type): EguiData {
  if (kind === "carrier" && typeof carrier === "string") return { kind, carrier }
  if (kind === "donation" && typeof donationCode === "string") return { kind, donationCode }
  if (kind === "company" && typeof vatin === "string")
    return { kind, vatin, ...whenDefined(companyName, (name) => ({ companyName: name })) }
  return { kind: "member" }
}
