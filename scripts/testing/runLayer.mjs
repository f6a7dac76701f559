import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { childCpuSeconds } from "./childCpuSeconds.mjs"
import { recordFileTimes } from "./fileTimes.mjs"
import { ERRORS_FILE } from "./unhandledErrors.mjs"

/** Number of the slowest files that a layer lists. */
const MAX_SLOW_FILES = 6
/** A stack line in the tests, and its location. */
const TEST_STACK_FRAME = /^\s+at .*?(tests\/[^\s:?]+:\d+)/
/** Number of locations that a failure lists. */
const MAX_STACK_FRAMES = 3
/**
 * Settings of the programs of a layer. They collect garbage less often, with more memory: Node's young generation is
 * 64 MB instead of 16, which saves a tenth of the CPU time of most layers; Go's heap may grow fourfold, which saves a
 * fifth of tsc's.
 */
const ENVIRONMENT = {
  PACT_DO_NOT_TRACK: "true",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
  GOGC: "400",
}
const EMPTY_RESULT = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], cpuSeconds: 0 }

/**
 * Runs one layer and returns how many tests passed, failed and were skipped, which failed, and which passed at their
 * second try only (decision 027). A layer that ran nothing has failed, unless the run covers only affected tests. Its
 * output goes to `print`, in chunks.
 */
export async function runLayer(root, layer, seed, print) {
  const built = layer.built
    ? await runCommand(root, { title: "build", run: [process.execPath, "scripts/build.mjs"] }, print)
    : EMPTY_RESULT
  if (built.failed > 0) return built
  let counts = EMPTY_RESULT
  for (const command of layer.commands ?? []) counts = sum(counts, await runCommand(root, command, print))
  for (const projects of layer.projects ?? [])
    counts = sum(counts, await runProjects(root, projects, seed, layer, print))
  return counts
}

/** Adds two counts. */
export function sum(some, more) {
  return {
    passed: some.passed + more.passed,
    failed: some.failed + more.failed,
    skipped: some.skipped + more.skipped,
    failures: [...some.failures, ...more.failures],
    retried: [...some.retried, ...more.retried],
    cpuSeconds: some.cpuSeconds + more.cpuSeconds,
  }
}

async function runCommand(root, { title, run }, print) {
  const { code, cpuSeconds } = await runToEnd(root, run, print)
  if (code === 0) return { ...EMPTY_RESULT, passed: 1, cpuSeconds }
  print(`${title} failed (exit ${code})\n`)
  return { ...EMPTY_RESULT, failed: 1, failures: [title], cpuSeconds }
}

/** Runs projects in one process, which starts in two seconds of CPU time. */
async function runProjects(root, projects, seed, { shard, since, files = [] }, print) {
  // The projects may have none of the selected files.
  const isSelection = since !== undefined || files.length > 0
  const folder = mkdtempSync(join(tmpdir(), "selvedge-tests-"))
  const report = join(folder, "report.json")
  try {
    const run = [
      process.execPath,
      "node_modules/vitest/vitest.mjs",
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      `--sequence.seed=${seed}`,
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...(since === undefined ? [] : [`--changed=${since}`]),
      ...(isSelection ? ["--passWithNoTests"] : []),
      ...files,
    ]
    const errorsFile = join(folder, "errors.json")
    const reporters = ["dot", "json", "./scripts/testing/unhandledErrors.mjs"].map((name) => `--reporter=${name}`)
    const { code, cpuSeconds } = await runToEnd(root, [...run, ...reporters, `--outputFile.json=${report}`], print, {
      [ERRORS_FILE]: errorsFile,
    })
    const results = readReport(report, print)
    recordFileTimes(root, results?.testResults ?? [])
    const errors = readReport(errorsFile, print) ?? []
    return { ...verdict(projects.join(" and "), code, results, errors, print, isSelection), cpuSeconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function verdict(projects, code, report, errors, print, mayBeNone) {
  const files = report?.testResults ?? []
  // Vitest counts no failed test for a file that does not load or prepare, an error outside any test, or an empty run;
  // each counts as a failure here.
  const failures = files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed")
    return file.status === "failed" && tests.length === 0
      ? [`${file.name} could not run`]
      : tests.map((test) => describeFailedTest(file, test))
  })
  failures.push(...errors.map(describeUnhandledError))
  const passed = report?.numPassedTests ?? 0
  if (code !== 0 && failures.length === 0) failures.push(`${projects}: vitest ended with ${code} and no failed test`)
  if (passed + failures.length === 0 && !mayBeNone) failures.push(`${projects}: nothing ran`)
  const retried = files.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map((test) => describeFailedTest(file, test)),
  )
  for (const failure of failures) print(`${failure}\n`)
  print(slowest(files))
  return {
    passed,
    failed: failures.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures,
    retried,
  }
}

/** The slowest files of a layer: the first place to look when the whole run becomes slow. */
function slowest(files) {
  const taken = files.map(({ name, startTime, endTime }) => ({
    name: name.split("/tests/").at(-1),
    seconds: (endTime - startTime) / 1000,
  }))
  return taken
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOW_FILES)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
    .join("")
}

/** A failed test: its title, the error, and the locations in the tests, the innermost first. */
function describeFailedTest(file, { fullName, failureMessages }) {
  return describeError(`${file.name}: ${fullName}`, failureMessages[0] ?? "")
}

/** An error outside any test, such as a rejected promise that nothing awaits, and the test file that ran then. */
function describeUnhandledError({ type, file, stack }) {
  return describeError(`${type}${file === undefined ? "" : ` during ${file}`}`, stack)
}

function describeError(title, text) {
  const [message = "", ...stack] = text.split("\n")
  const places = stack.flatMap((line) => TEST_STACK_FRAME.exec(line)?.[1] ?? []).slice(0, MAX_STACK_FRAMES)
  return [title, message, ...(places.length === 0 ? [] : [`at ${places.join(", from ")}`])].join("\n    ")
}

function readReport(path, print) {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch (error) {
    print(`No report of the tests: ${error.message}\n`)
    return undefined
  }
}

/**
 * Runs a program to its end and returns its exit code and the CPU seconds of it and its children. Two programs that end
 * at the same moment may be counted as one; their sum is right.
 */
function runToEnd(root, [program, ...args], print, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...ENVIRONMENT, ...environment },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", print)
    let cpuSeconds = 0
    child.on("error", (error) => {
      print(`${error.message}\n`)
      resolve({ code: 127, cpuSeconds })
    })
    child.on("exit", () => {
      const all = childCpuSeconds() ?? 0
      cpuSeconds = all - counted
      counted = all
    })
    child.on("close", (code, signal) => resolve({ code: code ?? signal ?? 1, cpuSeconds }))
  })
}

/** CPU seconds of children that are already attributed to a layer. */
let counted = 0
