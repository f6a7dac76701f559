import { spawnSync } from "node:child_process"

/**
 * Returns the base commit of a change (the merge base with the branch's upstream, else the last commit) and the paths
 * that differ from it, committed or not.
 */
export function changedFiles(root) {
  const base = git(root, "merge-base", "HEAD", "@{upstream}") ?? git(root, "rev-parse", "HEAD")
  if (base === undefined) throw new Error("--changed needs a git repository with a commit.")
  const differingValues = git(root, "diff", "--name-only", base) ?? ""
  const untracked = git(root, "ls-files", "--others", "--exclude-standard") ?? ""
  return { base, files: [...new Set(`${differingValues}\n${untracked}`.split("\n").filter((path) => path !== ""))] }
}

/** Output of git without the final newline; `undefined` where it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
  return status === 0 ? stdout.trim() : undefined
}
