import { forbidden } from "../../platform/http/Refused.ts"
import type { Principal } from "../../platform/http/Principal.ts"

/** Fails with 403 for every caller except business clients. */
export const requireBusiness = ({ kind }: Principal): void => {
  if (kind !== "business") throw forbidden("Only business clients may do this.")
}
