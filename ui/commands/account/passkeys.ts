import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { httpPasskeyGateway } from "../../../adapters/backend/account/HttpPasskeyGateway.ts"
import { httpWishlistGateway } from "../../../adapters/backend/wishlist/HttpWishlistGateway.ts"
import { browserPasskeys } from "../../../adapters/composition/browserPasskeys.ts"
import type { CartPorts } from "../../../adapters/composition/browserRoot.ts"
import { announcingSession } from "../../../application/account/announcingSession.ts"
import type { PasskeyDevice } from "../../../application/account/passkeys/PasskeyDevice.ts"
import type { PasskeyGateway } from "../../../application/account/passkeys/PasskeyGateway.ts"
import { addPasskey, deletePasskeyHere, renamePasskey } from "../../../application/account/passkeys/passkeys.ts"
import type { PasskeySignIn } from "../../../application/account/passkeys/signInWithPasskey.ts"
import { signInWithPasskey } from "../../../application/account/passkeys/signInWithPasskey.ts"
import type { WishlistGateway } from "../../../application/wishlist/WishlistGateway.ts"
import type { PasskeyList } from "../../../domain/account/Passkey.ts"
import type { CommandError } from "../../runtime/CommandResult.ts"
import type { RunProgram } from "../../runtime/programRunner.ts"
import type { CommandBase } from "../CommandBase.ts"
import { runWith } from "../CommandBase.ts"
import type { TypedGuestOrder } from "./guestTokens.ts"
import { guestTokens } from "./guestTokens.ts"

export type PasskeysCommands = ReturnType<typeof passkeysCommands>

/** All errors of the commands that change passkeys. */
export type PasskeysError = CommandError<Omit<PasskeysCommands, "signIn">>

/** A sign-in with a passkey, with the values of the form beside it. */
export interface TypedPasskeySignIn extends Pick<PasskeySignIn, "by"> {
  readonly rememberMe: boolean
  readonly guestOrder: TypedGuestOrder | undefined
}

/** Commands for passkeys; each change returns those that the account then has. */
export function passkeysCommands(base: CommandBase) {
  return passkeysCommandsOf(runWith(base, httpPasskeyGateway, httpWishlistGateway, browserPasskeys))
}

type PasskeyPorts = CartPorts | PasskeyDevice | PasskeyGateway | WishlistGateway

/** The same with the services of `runAny`. */
export function passkeysCommandsOf(runAny: RunProgram<PasskeyPorts>) {
  const run: RunProgram<PasskeyPorts> = (program, options) => runAny(announcingSession(program), options)
  return {
    add: (name: string, password?: string) =>
      run(Effect.map(addPasskey(name, password === undefined ? undefined : Redacted.make(password)), toPasskeys)),
    rename: (passkeyId: string, name: string) => run(Effect.map(renamePasskey(passkeyId, name), toPasskeys)),
    remove: (passkeyId: string) => run(Effect.map(deletePasskeyHere(passkeyId), toPasskeys)),
    /** The signal closes the browser's dialog. */
    signIn: ({ guestOrder, ...typed }: TypedPasskeySignIn, signal: AbortSignal) =>
      run(Effect.asVoid(signInWithPasskey({ ...typed, ...guestTokens(guestOrder) })), { signal }),
  }
}

const toPasskeys = ({ passkeys }: PasskeyList) => passkeys
