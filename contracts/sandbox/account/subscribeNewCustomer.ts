import type { ResolvedStore } from "../catalog/Stores.ts"
import type { StoreLanguage } from "../catalog/StoreData.ts"
import { Refusal } from "../http/Refusal.ts"
import { requestSubscription } from "../newsletter/requestSubscription.ts"
import type { Principal } from "../session/Principal.ts"
import type { SandboxServices } from "../SandboxServices.ts"

/** Who has just registered, and with which policies. */
export interface NewRegistration {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly principal: Principal
  readonly email: string | undefined
  readonly policies: readonly (1 | 2 | 3 | 4)[]
}

/**
 * Takes a newcomer's wish for the newsletter as the newsletter's own call does: the owner of the address is asked by
 * mail. A wish too many is left at that; the account stands.
 */
export const subscribeNewCustomer = async (
  services: SandboxServices,
  { store, language, principal, email, policies }: NewRegistration,
): Promise<void> => {
  if (email === undefined) return
  try {
    await requestSubscription(services, store, language, principal, { email, policiesList: [...policies] })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    services.ports.log({
      level: "info",
      message: "A newcomer's wish for the newsletter was not taken.",
      detail: { key: error.body.key },
    })
  }
}
