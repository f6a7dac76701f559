import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto"
import type { SandboxPorts } from "../../platform/ports/SandboxPorts.ts"
import type { Tokens } from "./Sessions.ts"

const CIPHER = "aes-256-gcm"
const [NONCE_BYTES, TAG_BYTES] = [12, 16]

/**
 * Encrypts the tokens of a refresh with the refresh token that it used: the database stores no token that a reader
 * could use, and only a caller with that refresh token gets the same tokens again.
 */
export const sealTokens = (ports: SandboxPorts, used: string, tokens: Tokens): string => {
  const nonce = ports.random(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(used), nonce)
  const text = `${tokens.accessToken} ${tokens.refreshToken}`
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64url")
}

/** Returns the tokens; fails when they were sealed with another refresh token. */
export const unsealTokens = (used: string, sealed: string): Tokens => {
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv(CIPHER, keyOf(used), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString()
  const [accessToken = "", refreshToken = ""] = text.split(" ")
  return { accessToken, refreshToken }
}

const keyOf = (used: string): Uint8Array => new Uint8Array(hkdfSync("sha256", used, "", "tokens of a refresh", 32))
