// Verifies a server against the pacts: npm run verify:provider -- --url http://their-server
// (docs/for-backend-teams.md).
import { writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { loadSource } from "./lifecycle/loadSource.mjs"
import { ROOT } from "./lifecycle/root.mjs"

const USAGE = `npm run verify:provider -- --url http://their-server [options]

  --url URL              the server; required
  --area cart,orders     only these areas of the contract
  --only TEXT            only interactions whose description holds this, for example an operationId
  --states URL           an address that sets up provider states (POST {state, params}); without it they are made \
by calls of
                         the contract itself against the server (docs/provider-states.md)
  --header "name: value" sent with every call; may be repeated
  --report FILE          writes the result as JSON
  --publish URL          publishes the pacts to a broker first (PUT /pacts/…); needs --version; \
its token in PACT_BROKER_TOKEN
  --version VERSION      version of the shop that the broker keeps the pacts under

Ends with 0 when every promise is kept, 1 when one is broken, 2 when the verification could not run.`

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n\n${USAGE}\n`)
  process.exit(2)
}

const options = (() => {
  try {
    return parseArgs({
      options: {
        url: { type: "string" },
        area: { type: "string" },
        only: { type: "string" },
        states: { type: "string" },
        report: { type: "string" },
        publish: { type: "string" },
        version: { type: "string" },
        header: { type: "string", multiple: true, default: [] },
        help: { type: "boolean" },
      },
    }).values
  } catch (error) {
    return fail(error.message)
  }
})()
if (options.help) {
  process.stdout.write(`${USAGE}\n`)
  process.exit(0)
}
if (options.url === undefined) fail("--url is missing: which server is to be verified?")
for (const name of ["url", "states", "publish"]) {
  if (options[name] !== undefined && !/^https?:\/\/[^/]+/.test(options[name]))
    fail(`--${name} must be an address that begins with http:// or https://, not ${options[name]}.`)
}
if (options.publish !== undefined && options.version === undefined) fail("--publish needs --version.")
const headers = Object.fromEntries(
  options.header.map((line) => {
    const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(line) ?? fail(`--header must be "name: value", not ${line}.`)
    return [name.toLowerCase(), value]
  }),
)

const source = await loadSource(ROOT)
let exitCode = 2
try {
  const { readPacts } = await source("/contracts/verification/readPacts.ts")
  const { verifyProvider } = await source("/contracts/verification/verifyProvider.ts")
  const { reportVerification, describeReport } = await source("/contracts/verification/reportVerification.ts")
  const { providerStates } = await source("/contracts/sandbox/composition/providerStates.ts")
  const all = readPacts(`${ROOT}contracts/pacts`)
  const areas = options.area?.split(",") ?? all.map(({ area }) => area)
  const unknown = areas.filter((area) => !all.some((pact) => pact.area === area))
  if (unknown.length > 0)
    fail(`There is no area ${unknown.join(", ")}; the areas: ${[...new Set(all.map(({ area }) => area))].join(" ")}`)
  const pacts = all.filter(({ area }) => areas.includes(area))
  await fetch(options.url, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch(() =>
    fail(`Nothing answers at ${options.url}: start the server, or give its address.`),
  )
  if (options.publish !== undefined) {
    const { publishPacts } = await source("/contracts/verification/publishPacts.ts")
    for (const line of await publishPacts({
      brokerUrl: options.publish,
      version: options.version,
      token: process.env.PACT_BROKER_TOKEN,
      pacts,
    }))
      process.stdout.write(`${line}\n`)
  }
  const url = options.url.replace(/\/+$/, "")
  const verification = await verifyProvider({
    url,
    pacts,
    headers,
    states:
      options.states ??
      providerStates((request) => {
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
        return fetch(request)
      }, url),
    ...(options.only === undefined ? {} : { only: new RegExp(options.only.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")) }),
  })
  const report = reportVerification(verification, pacts)
  for (const line of describeReport(report)) process.stdout.write(`${line}\n`)
  if (options.report !== undefined) writeFileSync(options.report, `${JSON.stringify(report, null, 2)}\n`)
  exitCode =
    report.faults.length > 0 || report.kept + report.broken === 0
      ? 2
      : report.broken > 0 || report.states.length > 0
        ? 1
        : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
} finally {
  await source.close()
}
process.exit(exitCode)
