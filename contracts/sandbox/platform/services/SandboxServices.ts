import type { AssistanceEndHook } from "./AssistanceEndHook.ts"
import type { ErasureHook } from "./ErasureHook.ts"
import type { CatalogueVersions } from "../../stores/CatalogueVersions.ts"
import type { StoreFilling } from "../../stores/StoreFilling.ts"
import type { Stores } from "../../stores/Stores.ts"
import type { AdminConsoleState } from "./AdminConsoleState.ts"
import type { LoginHook } from "./LoginHook.ts"
import type { ProviderPlaces } from "./ProviderPlaces.ts"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"
import type { Storage } from "../storage/Storage.ts"

/** Dependencies of the operation handlers of every area. */
export interface SandboxServices {
  /** `now` is the shop's clock, which the admin console can advance. */
  readonly ports: SandboxPorts
  readonly adminConsole: AdminConsoleState
  readonly storage: Storage
  readonly stores: Stores
  /** The demo stores: which have no products yet, and their planned products. */
  readonly filling: StoreFilling
  readonly versions: CatalogueVersions
  /** Effects of other areas, run in the same transaction, when a guest signs in. */
  readonly loginHooks: readonly LoginHook[]
  /** Effects of the areas, run in the same transaction, when staff end a session for a client. */
  readonly assistanceEndHooks: readonly AssistanceEndHook[]
  /** Effects of the areas, run in the same transaction, when a user's account is deleted. */
  readonly erasureHooks: readonly ErasureHook[]
  /** Origin that customers use, without a trailing slash; decides whether cookies are `Secure`. */
  readonly publicUrl: string
  /**
   * Origin for links outside the shop, as in mails and QR codes: always absolute, and never taken from a request
   * (F198).
   */
  readonly shopUrl: () => string
  /** Origins on which passkeys are used, the shop's domain first. */
  readonly passkeyOrigins: () => readonly string[]
  /** Ends a store's overdue payments, so that their stock is released before a cart changes. */
  readonly expirePayments: (storeId: string) => Promise<void>
  readonly providers: ProviderPlaces
  /** Whether `access_token@{storeId}` may be read by the page (R4). */
  readonly readableTokens: boolean
  /** Whether a refresh token that was used within the last seconds gets the same tokens again. */
  readonly repeatsRefreshes: boolean
}
