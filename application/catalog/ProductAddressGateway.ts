import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { BackendError } from "../shared/BackendError.ts"

/** The parts of the address of a product's page, in one language. */
export interface ProductAddress {
  readonly id: string
  readonly mfname: string
  readonly productUrl: string
  /** The product's own category. */
  readonly categoryId?: string
}

/** The addresses of the products that one store shows, in one language, for search engines. */
export class ProductAddressGateway extends Context.Service<
  ProductAddressGateway,
  {
    /** All of them. `undefined` for a backend that cannot list all its products. Fails with `BackendError`. */
    readonly listAddresses: Effect.Effect<readonly ProductAddress[] | undefined, BackendError>
    /** The address of one product; `undefined` when the store does not show it. Fails with `BackendError`. */
    readonly findAddress: (productId: string) => Effect.Effect<ProductAddress | undefined, BackendError>
  }
>()("ProductAddressGateway") {}
