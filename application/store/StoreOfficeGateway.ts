import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Money } from "../../domain/shared/Money.ts"
import type { FieldValidation } from "../../domain/store/FieldValidation.ts"
import type { AnalyticsTopic, DeliveryPrice, StoreCreation, StoreGroup } from "../../domain/store/StoreOffice.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** Store administration and staff requests. */
export class StoreOfficeGateway extends Context.Service<
  StoreOfficeGateway,
  {
    /** Stores grouped by world region. */
    readonly listStoreGroups: Effect.Effect<readonly StoreGroup[], BackendError>
    /**
     * Applies for a new store; returns the application number. Creates no store. Fails with `Rejected` when the
     * identifier is taken.
     */
    readonly createStore: (wish: StoreCreation) => Effect.Effect<string, BackendError>
    /** Requests preloading of a brand's stores; returns their ids. */
    readonly addStoreAccelerator: (brandId: string) => Effect.Effect<readonly string[], BackendError>
    readonly listAnalyticsTopics: Effect.Effect<readonly AnalyticsTopic[], BackendError>
    /** Delivery prices for a product total. Default: 0. */
    readonly getDeliveryPrices: (totalProduct?: Money) => Effect.Effect<readonly DeliveryPrice[], BackendError>
    /** Validation rules of an operation's fields. */
    readonly readInputValidation: (operationId: string) => Effect.Effect<readonly FieldValidation[], BackendError>
  }
>()("StoreOfficeGateway") {}
