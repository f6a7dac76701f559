import type { ResolvedStore } from "../../stores/Stores.ts"
import type { StoreLanguage } from "../../stores/StoreData.ts"
import { Refused } from "../../platform/http/Refused.ts"
import { requestSubscription } from "../newsletter/requestSubscription.ts"
import type { Principal } from "../../platform/http/Principal.ts"
import type { SandboxServices } from "../../platform/services/SandboxServices.ts"

/** A new registration with its accepted policies. */
export interface NewRegistration {
  readonly store: ResolvedStore
  readonly language: StoreLanguage
  readonly principal: Principal
  readonly email: string | undefined
  readonly policies: readonly (1 | 2 | 3 | 4)[]
}

/**
 * Subscribes a new customer to the newsletter like the newsletter operation: the owner of the address confirms by mail.
 * If the subscription is refused, the account is kept.
 */
export const subscribeNewCustomer = async (
  services: SandboxServices,
  { store, language, principal, email, policies }: NewRegistration,
): Promise<void> => {
  if (email === undefined) return
  try {
    await requestSubscription(services, store, language, principal, { email, policiesList: [...policies] })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    services.ports.log({
      level: "info",
      message: "A newcomer's wish for the newsletter was not taken.",
      detail: { key: error.body.key },
    })
  }
}
