const ROW = /^\| (F[1-9][0-9]*) \| (.*) \| [^|]*\|$/

/** Returns docs/faults.md with the column of tests filled from the titles. */
export function faultsDocument(text: string, named: ReadonlyMap<string, readonly string[]>): string {
  return text
    .split("\n")
    .map((line) => {
      const [, fault, content] = ROW.exec(line) ?? []
      return fault === undefined ? line : `| ${fault} | ${content} | ${testsOf(named.get(fault) ?? [])} |`
    })
    .join("\n")
}

/** Paths below `tests`, without the ending that all test files share. */
function testsOf(paths: readonly string[]): string {
  return paths
    .map((path) => `\`${path.replace(/^tests\//, "").replace(/\.test\.tsx?$/, "")}\``)
    .toSorted()
    .join(", ")
}
