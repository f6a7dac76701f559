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

/** What the shop keeps about a shopper beside the account: segments, promotions, rewards, receipts, measures. */
export class CustomerRecordGateway extends Context.Service<
  CustomerRecordGateway,
  {
    /**
     * Replaces the shopper's segments; gives them in the order of the alphabet. Another's user or order is `NotFound`.
     */
    readonly updateSegments: (change: SegmentChange) => Effect.Effect<readonly string[], BackendError>
    /** Promotions that would count now if the cart were large enough. */
    readonly listUserPromotions: Effect.Effect<readonly UserPromotion[], BackendError>
    /** Chooses a reward; choosing it again gives the same. */
    readonly addRewardOption: (rewardId: string) => Effect.Effect<Reward, BackendError>
    /** What was tailored for a registered shopper; `email` must be the account's. */
    readonly getTailoringUserInfo: (email: string, userId?: string) => Effect.Effect<TailoringUserInfo, BackendError>
    /** The newest first. */
    readonly listTicketlessReceipts: Effect.Effect<readonly TicketlessReceipt[], BackendError>
  }
>()("CustomerRecordGateway") {}
