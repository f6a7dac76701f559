import { timingSafeEqual } from "node:crypto"
import { tokenHash } from "./token.ts"

/**
 * Whether a caller gave a secret of ours, in a time that does not depend on where the two differ. A missing or empty
 * text is never the same as anything, not even as another empty one: a secret that was lost opens nothing (F181).
 */
export const sameSecret = (own: string | null | undefined, given: string | null | undefined): boolean => {
  if (own === null || own === undefined || own === "") return false
  if (given === null || given === undefined || given === "") return false
  return timingSafeEqual(Buffer.from(tokenHash(own)), Buffer.from(tokenHash(given)))
}
