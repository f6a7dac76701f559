import type { Principal } from "../../platform/http/Principal.ts"

/** The parts of a call that determine its scope. */
export interface CustomerRequest {
  readonly path: { readonly storeId: string }
  readonly query: { readonly languageId?: string }
  readonly principal: Principal
}
