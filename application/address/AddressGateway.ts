import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

/** The shopper's addresses. */
export class AddressGateway extends Context.Service<
  AddressGateway,
  {
    /**
     * Adds an address, or changes the one with its id; answers it with its id (`saveAddress`). `captcha` where one was
     * asked for.
     */
    readonly saveAddress: (
      address: Address,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<Address & { readonly id: string }, BackendError | AddressRefused>
    readonly getAddress: (addressId: string) => Effect.Effect<Address, BackendError>
  }
>()("AddressGateway") {}
