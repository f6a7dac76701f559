import * as Schema from "effect/Schema"
import type { EguiData } from "../../../domain/checkout/EguiData.ts"
import type { PurchaseWishes } from "../../../domain/checkout/PurchaseWishes.ts"
import { given } from "../http/given.ts"
import { maybe } from "../http/wire/maybe.ts"

const EguiWire = Schema.Struct({ kind: maybe(Schema.String), carrier: maybe(Schema.String), donationCode: maybe(Schema.String), vatin: maybe(Schema.String), companyName: maybe(Schema.String) })

/** What was wanted of a purchase beside its delivery and payment, as its order tells it. */
export const wishFields = {
  invoice: maybe(Schema.Boolean),
  vatin: maybe(Schema.String),
  eguiData: maybe(EguiWire),
  isJoinLife: maybe(Schema.Boolean),
  reusableBox: maybe(Schema.Boolean),
} as const

/** The wishes; nothing where nothing was wanted. */
export function toWishes({ invoice, vatin, eguiData, isJoinLife, reusableBox }: Schema.Struct<typeof wishFields>["Type"]): PurchaseWishes | undefined {
  const wishes: PurchaseWishes = {
    ...(invoice === true ? { invoice: { ...given(vatin, (number) => ({ vatin: number })), ...given(eguiData, (egui) => ({ egui: toEgui(egui) })) } } : {}),
    ...(isJoinLife === true ? { isJoinLife } : {}),
    ...(reusableBox === true ? { reusableBox } : {}),
  }
  return Object.keys(wishes).length === 0 ? undefined : wishes
}

/** How the invoice is kept; an unknown way, or one without its number, is by the shop (ruling R26). */
function toEgui({ kind, carrier, donationCode, vatin, companyName }: typeof EguiWire.Type): EguiData {
  if (kind === "carrier" && typeof carrier === "string") return { kind, carrier }
  if (kind === "donation" && typeof donationCode === "string") return { kind, donationCode }
  if (kind === "company" && typeof vatin === "string") return { kind, vatin, ...given(companyName, (name) => ({ companyName: name })) }
  return { kind: "member" }
}
