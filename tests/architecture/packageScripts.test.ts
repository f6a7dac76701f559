import { spawnSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { ROOT } from "./RuleFile.ts"

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
)
/** Scripts that install their own dependencies: the shop's packages, or all packages for the tests. */
const INSTALLING = ["start.mjs", "build.mjs", "test.mjs", "sandbox.mjs", "withDevDependencies.mjs"]
const FOLDER_NAMES = ["plain", "with a space", "café Ünïcode 日本", "per%20cent"]

/** A copy of the scripts in a folder with a difficult name, after `npm start` alone, without the tests' packages. */
function copyOfScripts(name: string): {
  readonly root: string
  readonly run: (npm: "works" | "fails", ...args: readonly string[]) => ReturnType<typeof spawnSync>
} {
  const outside = mkdtempSync(join(tmpdir(), "selvedge-scripts-"))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const root = join(outside, name)
  mkdirSync(join(root, "node_modules", "vite"), { recursive: true })
  writeFileSync(join(root, "node_modules", "vite", "package.json"), "{}")
  cpSync(join(ROOT, "scripts", "lifecycle"), join(root, "scripts", "lifecycle"), { recursive: true })
  cpSync(join(ROOT, "scripts", "withDevDependencies.mjs"), join(root, "scripts", "withDevDependencies.mjs"))
  writeFileSync(
    join(root, "scripts", "printArguments.mjs"),
    'import { ROOT } from "./lifecycle/root.mjs"\nprocess.stdout.write(JSON.stringify({ root: ROOT, ' +
      "args: process.argv.slice(2) }))\n",
  )
  writeFileSync(join(root, "package-lock.json"), "{}")
  const bin = join(outside, "bin")
  mkdirSync(bin)
  const installed = join(root, "node_modules", "vitest")
  for (const [kind, does] of Object.entries({
    works:
      `echo "$@" > "${join(outside, "npm-arguments")}"; mkdir -p "${installed}"; echo '{}' > "` +
      `${join(installed, "package.json")}"`,
    fails: "exit 1",
  })) {
    mkdirSync(join(bin, kind))
    writeFileSync(join(bin, kind, "npm"), `#!/bin/sh\n${does}\n`)
    chmodSync(join(bin, kind, "npm"), 0o755)
  }
  const run = (npm: "works" | "fails", ...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, "scripts", "withDevDependencies.mjs"), ...args], {
      cwd: outside,
      encoding: "utf8",
      env: { ...process.env, PATH: `${join(bin, npm)}${delimiter}${process.env["PATH"] ?? ""}` },
    })
  return { root, run }
}

describe("The scripts of package.json", () => {
  it("all install their dependencies before they use them", () => {
    const others = Object.entries(scripts).filter(
      ([, line]) =>
        !INSTALLING.some((script) => line === `node scripts/${script}` || line.startsWith(`node scripts/${script} `)),
    )
    expect(others).toEqual([])
    for (const script of INSTALLING)
      expect(readFileSync(join(ROOT, "scripts", script), "utf8")).toContain("ensureInstalled(")
  })

  it("name scripts that exist", () => {
    const named = Object.values(scripts)
      .flatMap((line) => line.match(/\S+\.mjs/gu) ?? [])
      .map((file) => (file.startsWith("scripts/") ? file : `scripts/${file}`))
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it.each(FOLDER_NAMES)(
    "F199 install the packages of the tests after `npm start` alone, and run in the folder %j",
    (name) => {
      const { root, run } = copyOfScripts(name)
      const { status, stdout, stderr } = run("works", "printArguments.mjs", "--json", "a b")
      expect([status, JSON.parse(String(stdout))]).toEqual([0, { root: `${root}/`, args: ["--json", "a b"] }])
      expect(stderr).toContain("Installing packages …")
      const asked = readFileSync(join(root, "..", "npm-arguments"), "utf8")
      expect(asked).toContain("install")
      expect(asked).not.toContain("--omit=dev")
      // The second time they are installed.
      expect(run("fails", "printArguments.mjs").status).toBe(0)
    },
  )

  it("print the one command where the packages cannot be installed", () => {
    const { root, run } = copyOfScripts("offline")
    const { status, stdout, stderr } = run("fails", "printArguments.mjs")
    expect([status, stdout]).toEqual([1, ""])
    expect(stderr).toContain(`or run this in ${root}/: npm install --ignore-scripts`)
  })

  it("load modules that exist", () => {
    const named = readdirSync(join(ROOT, "scripts"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mjs") && !file.includes("node_modules"))
      .flatMap((file) =>
        Array.from(
          readFileSync(join(ROOT, "scripts", file), "utf8").matchAll(/"\/?((?:contracts|ui|tests)\/[\w/.-]+\.tsx?)"/g),
          ([, path = ""]) => path,
        ),
      )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})
