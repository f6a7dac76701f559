import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"

const MODULE = fileURLToPath(new URL("../../../scripts/lifecycle/checkNode.mjs", import.meta.url))

/** A process that checks a version and then continues. */
function checked(version: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { checkNode } from ${JSON.stringify(MODULE)}\ncheckNode(${version})\nconsole.log("goes on")`,
    ],
    { encoding: "utf8" },
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

describe("the shop on Node", () => {
  it.each(['"20.19.0"', '"20.20.1"', '"22.0.0"', '"24.1.0-nightly"', ""])("of version %s starts", (version) => {
    expect(checked(version)).toEqual({ status: 0, stdout: "goes on", stderr: "" })
  })

  it.each(["18.20.8", "20.18.3", "9.99.0"])("of version %s exits at once with a hint", (version) => {
    expect(checked(JSON.stringify(version))).toEqual({
      status: 1,
      stdout: "",
      stderr:
        `Selvedge needs Node 20.19 or newer, and this is Node ${version}. Install a newer Node and ` +
        "run the command again.",
    })
  })
})
