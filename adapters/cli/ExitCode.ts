/** How the command ended, for scripts. */
export const ExitCode = {
  done: 0,
  /** The backend could not be used; the same command may be tried again. */
  unavailable: 1,
  /** The command was not understood: see its help. */
  usage: 2,
  /** The shop said no. */
  refused: 3,
  /** It is not known whether a payment was made: ask with `selvedge payment show`. */
  unknown: 4,
  /** A bug. */
  defect: 70,
} as const
