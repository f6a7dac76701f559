import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type {
  Reward,
  SegmentChange,
  TailoringUserInfo,
  TicketlessReceipt,
  UserPromotion,
} from "../../domain/account/CustomerRecord.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Customer data beside the account: segments, promotions, rewards, receipts and measurements. */
export class CustomerRecordGateway extends Context.Service<
  CustomerRecordGateway,
  {
    /**
     * Replaces the customer's segments and returns them in alphabetical order. Fails with `NotFound` for another user's
     * ID or order.
     */
    readonly updateSegments: (change: SegmentChange) => Effect.Effect<readonly string[], BackendError>
    /** Promotions that would apply if the cart total were high enough. */
    readonly listUserPromotions: Effect.Effect<readonly UserPromotion[], BackendError>
    /** Chooses a reward. Idempotent. */
    readonly addRewardOption: (rewardId: string) => Effect.Effect<Reward, BackendError>
    /** Tailoring data of a registered customer; `email` must be the account's. */
    readonly getTailoringUserInfo: (email: string, userId?: string) => Effect.Effect<TailoringUserInfo, BackendError>
    /** Newest first. */
    readonly listTicketlessReceipts: Effect.Effect<readonly TicketlessReceipt[], BackendError>
  }
>()("CustomerRecordGateway") {}
