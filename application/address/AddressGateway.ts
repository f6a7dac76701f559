import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Address } from "../../domain/address/Address.ts"
import type { AddressRefused } from "../../domain/address/AddressRefused.ts"
import type { BackendError } from "../shared/BackendError.ts"
import type { SolvedCaptcha } from "../shared/SolvedCaptcha.ts"

export class AddressGateway extends Context.Service<
  AddressGateway,
  {
    /**
     * Adds an address, or updates the one with the same id; returns it with its id (`saveAddress`). `captcha` is
     * required when the backend asked for one.
     */
    readonly saveAddress: (
      address: Address,
      captcha?: SolvedCaptcha,
    ) => Effect.Effect<Address & { readonly id: string }, BackendError | AddressRefused>
    readonly getAddress: (addressId: string) => Effect.Effect<Address, BackendError>
  }
>()("AddressGateway") {}
