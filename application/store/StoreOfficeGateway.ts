import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Money } from "../../domain/shared/Money.ts"
import type { FieldValidation } from "../../domain/store/FieldValidation.ts"
import type { AnalyticsTopic, DeliveryPrice, StoreCreation, StoreGroup } from "../../domain/store/StoreOffice.ts"
import type { BackendError } from "../shared/BackendError.ts"

/** About the stores themselves, and what their staff asks for. */
export class StoreOfficeGateway extends Context.Service<
  StoreOfficeGateway,
  {
    /** Stores by the part of the world they are in. */
    readonly listStoreGroups: Effect.Effect<readonly StoreGroup[], BackendError>
    /**
     * Applies for a store; gives the number of the application. No store opens by it. An identifier that is taken is
     * `Rejected`.
     */
    readonly createStore: (wish: StoreCreation) => Effect.Effect<string, BackendError>
    /** Asks for the stores of a brand to be kept ready; gives their ids. */
    readonly addStoreAccelerator: (brandId: string) => Effect.Effect<readonly string[], BackendError>
    readonly listAnalyticsTopics: Effect.Effect<readonly AnalyticsTopic[], BackendError>
    /** What delivery costs for products of this total, 0 when absent. */
    readonly getDeliveryPrices: (totalProduct?: Money) => Effect.Effect<readonly DeliveryPrice[], BackendError>
    /** What the fields of an operation must be. */
    readonly readInputValidation: (operationId: string) => Effect.Effect<readonly FieldValidation[], BackendError>
  }
>()("StoreOfficeGateway") {}
