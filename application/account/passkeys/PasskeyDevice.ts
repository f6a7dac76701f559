import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRefused,
  PasskeyRequest,
  UsedPasskey,
} from "../../../domain/account/Passkey.ts"

/**
 * The passkeys of the customer's device and password managers (Web Authentication). Interruption closes its dialogs.
 */
export class PasskeyDevice extends Context.Service<
  PasskeyDevice,
  {
    /** Whether the browser offers passkeys among the suggestions of a login field. */
    readonly suggestsPasskeys: Effect.Effect<boolean>
    /** Opens the browser's dialog; needs a click before. */
    readonly create: (creation: PasskeyCreation) => Effect.Effect<CreatedPasskey, PasskeyRefused>
    /** Opens the browser's dialog; with `suggestion` waits until the customer selects one in the login field. */
    readonly use: (request: PasskeyRequest, by: "dialog" | "suggestion") => Effect.Effect<UsedPasskey, PasskeyRefused>
    /** Reports that no account has this passkey, so that the device stops offering it. Ignored where unsupported. */
    readonly reportUnknown: (rpId: string, passkeyId: string) => Effect.Effect<void>
    /** Reports the account's passkeys, so that the device removes deleted ones. Ignored where unsupported. */
    readonly reportAccepted: (list: PasskeyList) => Effect.Effect<void>
  }
>()("PasskeyDevice") {}
