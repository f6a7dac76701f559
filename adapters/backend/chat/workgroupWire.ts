import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/other.d.ts"
import type { WhatsappWorkgroup, Workgroup } from "../../../domain/chat/Workgroup.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { IdWire } from "../http/wire/IdWire.ts"
import { nullish } from "../http/wire/nullish.ts"

const seconds = nullish(Schema.Number)
const text = nullish(Schema.String)

const workgroupFields = {
  id: IdWire,
  name: Schema.String,
  languageId: IdWire,
  timeZone: Schema.String,
  weeklySchedule: Schema.Array(
    Schema.Struct({
      weekday: Schema.Int,
      openHours: Schema.Array(Schema.Struct({ fromTime: Schema.String, toTime: Schema.String })),
    }),
  ),
  slaOfferWarningTime: seconds,
  slaOfferExceededTime: seconds,
  slaChatWarningTime: seconds,
  slaChatExceededTime: seconds,
  idleTime: seconds,
  destroyTime: seconds,
  isDisabled: nullish(Schema.Boolean),
  welcomeMessage: text,
  idleMessage: text,
  disabledMessage: text,
  closedMessage: text,
}

export const WorkgroupWire = Schema.Struct(workgroupFields)
export const ChatVisibilityWire = Schema.Struct({ isVisible: Schema.Boolean })
export const ChatWorkgroupsWire = Schema.Struct({ workgroups: Schema.Array(WorkgroupWire) })
export const WhatsappWorkgroupsWire = Schema.Struct({
  workgroups: Schema.Array(Schema.Struct({ ...workgroupFields, phone: Schema.String })),
})

type Schemas = components["schemas"]
export type WorkgroupContractChecks = [
  AssertAccepts<typeof ChatVisibilityWire, Schemas["ChatVisibility"]>,
  AssertAccepts<typeof ChatWorkgroupsWire, Schemas["ChatWorkgroups"]>,
  AssertAccepts<typeof WhatsappWorkgroupsWire, Schemas["WhatsappWorkgroups"]>,
]

export const decodeChatVisibility = bodyDecoder(ChatVisibilityWire)
export const decodeChatWorkgroups = bodyDecoder(ChatWorkgroupsWire)
export const decodeWhatsappWorkgroups = bodyDecoder(WhatsappWorkgroupsWire)

export function toWorkgroups({ workgroups }: typeof ChatWorkgroupsWire.Type): readonly Workgroup[] {
  return workgroups.map(toWorkgroup)
}

export function toWhatsappWorkgroups({ workgroups }: typeof WhatsappWorkgroupsWire.Type): readonly WhatsappWorkgroup[] {
  return workgroups.map((wire) => ({ ...toWorkgroup(wire), phone: wire.phone }))
}

function toWorkgroup(wire: typeof WorkgroupWire.Type): Workgroup {
  return {
    id: wire.id,
    name: wire.name,
    languageId: wire.languageId,
    timeZone: wire.timeZone,
    week: new Map(
      wire.weeklySchedule.map(({ weekday, openHours }) => [
        weekday,
        openHours.map(({ fromTime, toTime }) => ({ from: fromTime, to: toTime })),
      ]),
    ),
    isDisabled: wire.isDisabled ?? false,
    ...whenDefined(wire.slaOfferWarningTime, (slaOfferWarningTime) => ({ slaOfferWarningTime })),
    ...whenDefined(wire.slaOfferExceededTime, (slaOfferExceededTime) => ({ slaOfferExceededTime })),
    ...whenDefined(wire.slaChatWarningTime, (slaChatWarningTime) => ({ slaChatWarningTime })),
    ...whenDefined(wire.slaChatExceededTime, (slaChatExceededTime) => ({ slaChatExceededTime })),
    ...whenDefined(wire.idleTime, (idleTime) => ({ idleTime })),
    ...whenDefined(wire.destroyTime, (destroyTime) => ({ destroyTime })),
    ...whenDefined(wire.welcomeMessage, (welcomeMessage) => ({ welcomeMessage })),
    ...whenDefined(wire.idleMessage, (idleMessage) => ({ idleMessage })),
    ...whenDefined(wire.disabledMessage, (disabledMessage) => ({ disabledMessage })),
    ...whenDefined(wire.closedMessage, (closedMessage) => ({ closedMessage })),
  }
}
