import * as Effect from "effect/Effect"
import { AccountChangeRefused } from "../../domain/account/AccountChangeRefused.ts"
import { AccountGateway } from "./AccountGateway.ts"
import { changeAndReloadUser } from "./changeAndReloadUser.ts"
import { AuthGateway } from "./AuthGateway.ts"
import type { SocialLoginCallback } from "./socialLogin.ts"
import { finishSocialLogin } from "./socialLogin.ts"

/**
 * Links an identity with the account by a provider's answer, as it began with `beginSocialLogin`. Every refusal is one
 * of the field `social`: `state` when it did not begin in this browser, `code` when the answer is no longer good,
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

/** Nobody enters by this provider any more. Refused with `lastLogon` where there is no other way in. */
export const unlinkSocialIdentity = Effect.fn("account.unlinkSocialIdentity")(function* (socialType: string) {
  const logons = yield* AuthGateway
  return yield* changeAndReloadUser(logons.unlinkSocialIdentity(socialType))
})
