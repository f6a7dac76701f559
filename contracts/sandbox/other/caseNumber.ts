import type { SandboxPorts } from "../platform/ports/SandboxPorts.ts"

const DIGITS = 1_000_000_000
/** First digits, so that no message has the number of a claim. */
const FIRST = { contact: 5, claim: 6 } as const

/** Returns a random number for a message or claim: numbers in sequence could be guessed. */
export const caseNumber = ({ random }: SandboxPorts, kind: keyof typeof FIRST): number =>
  FIRST[kind] * DIGITS + (Buffer.from(random(6)).readUIntBE(0, 6) % DIGITS)
