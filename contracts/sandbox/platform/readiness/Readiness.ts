/** A readiness problem, for the operator. */
export interface ReadinessProblem {
  readonly part: "server" | "database" | "disk"
  /** One sentence: the problem and its remedy. */
  readonly problem: string
}
