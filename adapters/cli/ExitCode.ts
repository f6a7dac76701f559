/** Exit codes, for scripts. */
export const ExitCode = {
  done: 0,
  /** The backend is unavailable; retry the same command. */
  unavailable: 1,
  /** Invalid command line. */
  usage: 2,
  /** The backend refused. */
  refused: 3,
  /** The outcome of a payment is unknown: check with `selvedge payment status`. */
  unknown: 4,
  /** A bug. */
  defect: 70,
} as const
