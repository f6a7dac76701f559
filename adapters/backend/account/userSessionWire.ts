import * as Schema from "effect/Schema"
import type { components } from "../../../contracts/generated/account.d.ts"
import type { UserSession } from "../../../domain/account/UserSession.ts"
import { parseDevice } from "../../../domain/account/UserSession.ts"
import type { AssertAccepts } from "../http/AssertAccepts.ts"
import { bodyDecoder } from "../http/response/bodyDecoder.ts"
import { whenDefined } from "../http/whenDefined.ts"
import { nullish } from "../http/wire/nullish.ts"

const UserSessionsWire = Schema.Struct({
  sessions: Schema.Array(
    Schema.Struct({
      sessionId: Schema.String,
      storeId: Schema.String,
      device: nullish(Schema.String),
      startedAt: Schema.String,
      lastUsedAt: Schema.String,
      isCurrent: Schema.Boolean,
    }),
  ),
})

export type UserSessionContractCheck = AssertAccepts<typeof UserSessionsWire, components["schemas"]["UserSessionList"]>

export const decodeUserSessions = bodyDecoder(UserSessionsWire)

export function toUserSessions({ sessions }: typeof UserSessionsWire.Type): readonly UserSession[] {
  return sessions.map(({ sessionId, device: userAgent, ...session }) => ({
    ...session,
    id: sessionId,
    ...whenDefined(userAgent, (text) => whenDefined(parseDevice(text), (device) => ({ device }))),
  }))
}
