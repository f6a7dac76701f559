import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** Runs one layer and answers how many tests passed, failed and were skipped. A layer that ran nothing has failed. */
export async function runLayer(root, layer, seed) {
  const built = layer.built ? await runCommand(root, { title: "build", run: [process.execPath, "scripts/build.mjs"] }) : NOTHING
  if (built.failed > 0) return built
  const counts = { ...NOTHING }
  for (const command of layer.commands ?? []) add(counts, await runCommand(root, command))
  for (const project of layer.projects ?? []) add(counts, await runProject(root, project, seed))
  return counts
}

function add(counts, more) {
  for (const key of Object.keys(counts)) counts[key] += more[key]
}

async function runCommand(root, { title, run }) {
  const code = await exitCode(root, run)
  if (code === 0) return { ...NOTHING, passed: 1 }
  process.stdout.write(`${title} failed (exit ${code})\n`)
  return { ...NOTHING, failed: 1 }
}

async function runProject(root, project, seed) {
  const folder = mkdtempSync(join(tmpdir(), "selvedge-tests-"))
  const report = join(folder, "report.json")
  try {
    const run = [process.execPath, "node_modules/vitest/vitest.mjs", "run", "--project", project, `--sequence.seed=${seed}`]
    const code = await exitCode(root, [...run, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`])
    return verdict(project, code, readReport(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function verdict(project, code, report) {
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
  // A file that does not load, an error outside any test, or nothing to run: vitest counts no failed test, and it is one.
  const brokenFiles = (report?.testResults ?? []).filter((file) => file.status === "failed" && file.assertionResults.length === 0)
  for (const file of brokenFiles) process.stdout.write(`${project}: ${file.name} could not run\n`)
  counts.failed += brokenFiles.length
  if (code !== 0 && counts.failed === 0) {
    process.stdout.write(`${project}: vitest ended with ${code} and no failed test\n`)
    counts.failed = 1
  }
  if (counts.passed + counts.failed === 0) {
    process.stdout.write(`${project}: nothing ran\n`)
    counts.failed = 1
  }
  return counts
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch (error) {
    process.stdout.write(`No report of the tests: ${error.message}\n`)
    return undefined
  }
}

function exitCode(root, [program, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, PACT_DO_NOT_TRACK: "true" } })
    child.on("error", (error) => {
      process.stdout.write(`${error.message}\n`)
      resolve(127)
    })
    child.on("exit", (code, signal) => resolve(code ?? signal ?? 1))
  })
}
