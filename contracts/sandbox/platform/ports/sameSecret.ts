import { timingSafeEqual } from "node:crypto"
import { tokenHash } from "./token.ts"

/**
 * Compares a caller's secret with ours in constant time. A missing or empty text never matches, not even another empty
 * one: a lost secret must not grant access (F181).
 */
export const sameSecret = (own: string | null | undefined, candidate: string | null | undefined): boolean => {
  if (own === null || own === undefined || own === "") return false
  if (candidate === null || candidate === undefined || candidate === "") return false
  return timingSafeEqual(Buffer.from(tokenHash(own)), Buffer.from(tokenHash(candidate)))
}
