import { scrypt, timingSafeEqual } from "node:crypto"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"

const KEY_BYTES = 32

/** N of scrypt. A hash without one of its own was made with it. */
const COST = 16_384

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { N: cost, r: 8, p: 1 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** Returns `salt.key` in base64url and the cost: `salt.key.16384`. */
export const hashPassword = async (
  { random, scryptCost = COST }: Pick<SandboxPorts, "random" | "scryptCost">,
  password: string,
): Promise<string> => {
  const salt = Buffer.from(random(16))
  const key = await derive(password, salt, scryptCost)
  return `${salt.toString("base64url")}.${key.toString("base64url")}.${scryptCost}`
}

/** Compares in constant time, also for an unknown customer. */
export const passwordMatches = async (
  { scryptCost = COST }: Pick<SandboxPorts, "scryptCost">,
  password: string,
  stored: string | null,
): Promise<boolean> => {
  const [salt = "", key = "", cost = COST] = (stored ?? `${"A".repeat(22)}..${scryptCost}`).split(".")
  const expected = Buffer.from(key, "base64url")
  const derived = await derive(password, Buffer.from(salt, "base64url"), Number(cost))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
