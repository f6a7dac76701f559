/**
 * What the sandbox takes from outside itself, so that tests own it: time, randomness and the log.
 */
export interface SandboxPorts {
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number
  /** That many unguessable bytes. */
  readonly random: (bytes: number) => Uint8Array
  /** One line for the people who run the sandbox; never holds a token or a card number. */
  readonly log: (line: LogLine) => void
}

export interface LogLine {
  readonly level: "info" | "warn" | "error"
  readonly message: string
  readonly detail?: Readonly<Record<string, unknown>>
}
