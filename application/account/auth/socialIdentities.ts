import * as Effect from "effect/Effect"
import { AccountChangeRefused } from "../../../domain/account/AccountChangeRefused.ts"
import { AccountGateway } from "../AccountGateway.ts"
import { changeAndReloadUser } from "../changeAndReloadUser.ts"
import { AuthGateway } from "./AuthGateway.ts"
import type { SocialLoginCallback } from "./socialLogin.ts"
import { finishSocialLogin } from "./socialLogin.ts"

/**
 * Links an identity to the account with a provider's response to `beginSocialLogin`. All errors are on the field
 * `social`: `state` when the flow did not begin in this browser, `code` when the response has expired,
 * `linkedElsewhere`.
 */
export const linkSocialIdentity = Effect.fn("account.linkSocialIdentity")(function* (answer: SocialLoginCallback) {
  yield* finishSocialLogin(answer).pipe(
    Effect.catchTag("SignInRefused", ({ reasons }) =>
      Effect.fail(
        new AccountChangeRefused({
          reasons: reasons.map(({ field, rule }) => ({ field: "social", rule: field === "social" ? rule : field })),
        }),
      ),
    ),
  )
  return yield* (yield* AccountGateway).getCurrentUser
})

/** Unlinks a provider. Fails with `lastLogon` when it is the only sign-in method. */
export const unlinkSocialIdentity = Effect.fn("account.unlinkSocialIdentity")(function* (socialType: string) {
  const logons = yield* AuthGateway
  return yield* changeAndReloadUser(logons.unlinkSocialIdentity(socialType))
})
