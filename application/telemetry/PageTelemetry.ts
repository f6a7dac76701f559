import type { Cart } from "../../domain/cart/Cart.ts"
import type { CommerceEvent } from "../../domain/analytics/CommerceEvent.ts"
import type { TelemetryEvent } from "../../domain/telemetry/TelemetryEvent.ts"
import type { ObservedCall } from "../../domain/telemetry/ObservedCall.ts"
import type { ShownPage } from "../analytics/pageEvents.ts"

/** Something that happened in a page, at a time in milliseconds since 1970. */
export type PageOccurrence = { readonly at: number } & (
  | {
      readonly kind: "page"
      readonly page: ShownPage
      /** Milliseconds of the document's clock. */
      readonly since: number
    }
  | { readonly kind: "event"; readonly event: CommerceEvent }
  | { readonly kind: "record"; readonly record: TelemetryEvent }
  | { readonly kind: "call"; readonly call: ObservedCall }
  | { readonly kind: "error"; readonly message: string; readonly stack?: string }
)

/** Where a page's programs report what happens, also before the script of telemetry is loaded. */
export interface TelemetryEntry extends PageTelemetry {
  /** False where events go nowhere. */
  readonly isEnabled: boolean
  /** The cart of the last response. */
  readonly knownCart: { current: Cart | undefined }
}

/** The telemetry of a page, once its script is loaded. */
export interface PageTelemetry {
  readonly take: (occurrence: PageOccurrence) => void
  /** The W3C trace context of the next call; `undefined` without consent. */
  readonly traceParent: () => string | undefined
}
