import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { AccountGateway } from "../../../application/account/AccountGateway.ts"
import { AnalyticsId } from "../../../application/telemetry/AnalyticsId.ts"
import { FakeSession } from "./FakeSession.ts"

/** A guest without an analytics cookie, who sends events to a collector. */
export const aGuestSender = Layer.mergeAll(
  new FakeSession("guest").layer,
  Layer.mock(AccountGateway, {}),
  Layer.succeed(AnalyticsId, { current: Effect.succeed(Option.none()) }),
)
