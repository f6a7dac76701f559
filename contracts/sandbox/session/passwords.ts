import { scrypt, timingSafeEqual } from "node:crypto"
import type { SandboxPorts } from "../ports/SandboxPorts.ts"

const KEY_BYTES = 32

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { N: 16_384, r: 8, p: 1 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })

/** Returns `salt.key` in base64url. */
export const hashPassword = async (ports: SandboxPorts, password: string): Promise<string> => {
  const salt = Buffer.from(ports.random(16))
  return `${salt.toString("base64url")}.${(await derive(password, salt)).toString("base64url")}`
}

/** Compares in constant time, also for an unknown customer. */
export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const [salt = "", key = ""] = (stored ?? `${"A".repeat(22)}.`).split(".")
  const expected = Buffer.from(key, "base64url")
  const derived = await derive(password, Buffer.from(salt, "base64url"))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}
