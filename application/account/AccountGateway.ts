import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { User } from "../../domain/account/User.ts"
import type { BackendError } from "../shared/BackendError.ts"

export class AccountGateway extends Context.Service<
  AccountGateway,
  {
    readonly getCurrentUser: Effect.Effect<User, BackendError>
  }
>()("AccountGateway") {}
