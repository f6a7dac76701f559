/** Something that keeps the sandbox from answering as it should, for its operator. */
export interface ReadinessProblem {
  readonly part: "server" | "database" | "disk"
  /** One sentence: what is wrong, and what to do. */
  readonly problem: string
}
