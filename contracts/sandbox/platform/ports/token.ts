import { createHash } from "node:crypto"
import type { SandboxPorts } from "./SandboxPorts.ts"

/** Returns 192 random bits as 32 characters of base64url; `prefix` makes the kind of token readable. */
export const newToken = (ports: SandboxPorts, prefix = ""): string =>
  `${prefix}${Buffer.from(ports.random(24)).toString("base64url")}`

/** Returns this many unguessable decimal digits, at most 38. */
export const newDigits = (ports: SandboxPorts, count: number): string =>
  (BigInt(`0x${Buffer.from(ports.random(24)).toString("hex")}`) % 10n ** BigInt(count)).toString().padStart(count, "0")

/** Returns the hash that is stored instead of a token, so that a leaked database does not leak tokens. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url")
