import type { CatalogueVersions } from "./catalog/CatalogueVersions.ts"
import type { Stores } from "./catalog/Stores.ts"
import type { LoginHook } from "./session/LoginHook.ts"
import type { SandboxPorts } from "./ports/SandboxPorts.ts"
import type { Storage } from "./storage/Storage.ts"

/** What the handlers of every area are made from. */
export interface SandboxServices {
  readonly ports: SandboxPorts
  readonly storage: Storage
  readonly stores: Stores
  readonly versions: CatalogueVersions
  /** What other areas do, in the same transaction, when a guest logs in. */
  readonly loginHooks: readonly LoginHook[]
  /** Origin the shopper sees, without a slash at the end; decides about `Secure` cookies. */
  readonly publicUrl: string
}
