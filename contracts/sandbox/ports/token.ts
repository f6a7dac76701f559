import { createHash } from "node:crypto"
import type { SandboxPorts } from "./SandboxPorts.ts"

/** 192 random bits as 32 characters of base64url; `prefix` tells kinds of token apart for people. */
export const newToken = (ports: SandboxPorts, prefix = ""): string =>
  `${prefix}${Buffer.from(ports.random(24)).toString("base64url")}`

/** What is stored in place of a token: nobody who reads the database can use it. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url")
