/** The sandbox's sources of time, randomness and logging, which tests replace. */
export interface SandboxPorts {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /** Returns that many cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** Memory and time that hashing a password takes: N of scrypt, a power of two; 16,384 when absent. */
  readonly scryptCost?: number | undefined
  /** Writes one line for the operator; must never contain a token or a card number. */
  readonly log: (line: LogLine) => void
}

export interface LogLine {
  readonly level: "info" | "warn" | "error"
  readonly message: string
  readonly detail?: Readonly<Record<string, unknown>>
}
