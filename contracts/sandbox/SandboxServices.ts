import type { ErasureHook } from "./account/ErasureHook.ts"
import type { CatalogueVersions } from "./catalog/CatalogueVersions.ts"
import type { StoreFilling } from "./catalog/StoreFilling.ts"
import type { Stores } from "./catalog/Stores.ts"
import type { AdminConsoleState } from "./admin-console/AdminConsoleState.ts"
import type { LoginHook } from "./session/LoginHook.ts"
import type { ProviderPlaces } from "./providers/ProviderPlaces.ts"
import type { SandboxPorts } from "./ports/SandboxPorts.ts"
import type { Storage } from "./storage/Storage.ts"

/** What the handlers of every area are made from. */
export interface SandboxServices {
  /** `now` is the shop's clock, which the desk moves. */
  readonly ports: SandboxPorts
  readonly adminConsole: AdminConsoleState
  readonly storage: Storage
  readonly stores: Stores
  /** Of the stores: which have no products yet, and what they will have. */
  readonly filling: StoreFilling
  readonly versions: CatalogueVersions
  /** What other areas do, in the same transaction, when a guest logs in. */
  readonly loginHooks: readonly LoginHook[]
  /** What areas do, in the same transaction, when a user's account is deleted. */
  readonly erasureHooks: readonly ErasureHook[]
  /** Origin the shopper sees, without a slash at the end; decides about `Secure` cookies. */
  readonly publicUrl: string
  /**
   * Origin for links that leave the shop, as in mails and QR codes: always absolute, and never from a request (F198).
   */
  readonly shopUrl: () => string
  readonly providers: ProviderPlaces
  /** Whether `access_token@{storeId}` may be read by the page (R4). */
  readonly readableTokens: boolean
}
