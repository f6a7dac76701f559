import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Cart } from "../../domain/cart/Cart.ts"
import type { CartLimitReached } from "../../domain/cart/CartChangeRefused.ts"
import type {
  GiftCardChoice,
  GiftCardData,
  GiftCardVideo,
  VirtualGiftCardOffer,
} from "../../domain/gift-card/GiftCard.ts"
import type { VirtualGiftCard, VirtualGiftCardForm } from "../../domain/gift-card/VirtualGiftCardForm.ts"
import type { GiftCardRefused } from "../../domain/gift-card/GiftCardRefused.ts"
import type { GiftCardVideoRefused } from "../../domain/gift-card/GiftCardVideoRefused.ts"
import type { OrderId } from "../../domain/shared/OrderId.ts"
import type { Sku } from "../../domain/shared/Sku.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { FileContent } from "../shared/FileContent.ts"

type Answer<A, E = never> = Effect.Effect<A, BackendError | E>

/** Gift cards as products. A gift card is a cart line with its own data. */
export class GiftCardGateway extends Context.Service<
  GiftCardGateway,
  {
    /** Public and cacheable: needs no guest session. */
    readonly getVirtualGiftCard: (catalogId: string) => Answer<VirtualGiftCardOffer>
    readonly listVirtualGiftCardTypes: (orderId?: OrderId) => Answer<GiftCardChoice>
    readonly addVirtualGiftCard: (card: VirtualGiftCard) => Answer<Cart, CartLimitReached | GiftCardRefused>
    readonly addPhysicalGiftCard: (
      sku: Sku,
      quantity: number,
      message?: string,
    ) => Answer<Cart, CartLimitReached | GiftCardRefused>
    readonly getGiftCardData: (orderItemId: string) => Answer<GiftCardData>
    /** Absent fields stay unchanged. */
    readonly updateGiftCardData: (
      orderItemId: string,
      changes: Partial<VirtualGiftCardForm>,
    ) => Answer<GiftCardData, GiftCardRefused>
    readonly uploadGiftCardVideo: (
      orderItemId: string,
      video: FileContent,
    ) => Answer<GiftCardVideo, GiftCardVideoRefused>
    readonly checkGiftCardVideo: (orderItemId: string) => Answer<GiftCardVideo>
  }
>()("GiftCardGateway") {}
