const WANTED = [20, 19]

/** Ends the process with one sentence when this Node version is too old. Uses only features of old versions. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  if (major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1])) return
  console.error(
    `Selvedge needs Node ${WANTED.join(".")} or newer, and this is Node ${version}. Install ` +
      "a newer Node and run the command again.",
  )
  process.exit(1)
}
