/**
 * Runs the randomized tests with large figures, for hours: `npm run test:deep`, or `npm run test:deep -- 4` for figures
 * four times as large. Figures in the environment stay. Journeys need the built shop.
 */
import { spawnSync } from "node:child_process"
import { ROOT } from "./lifecycle/root.mjs"

const FIGURES = {
  FUZZ_INPUTS: 300,
  EXTERNAL_TEXTS: 10_000,
  RESTOCKS: 49,
  DRAWINGS: 5_000,
  ADDRESS_RUNS: 5_000,
  TEXT_RUNS: 20,
  KILLS: 50,
  PURCHASE_HISTORIES: 1_000,
  RETURN_HISTORIES: 2_000,
  PURCHASES_UNDER_FAULTS: 300,
  FAULT_DELAY_MS: 100,
  DOUBLE_SUBMISSIONS: 50,
  SESSION_ROUNDS: 20,
  BROWSER_DOUBLES: 5,
  CHAT_KILLS: 200,
  CHAT_RESETS: 200,
  OPENING_HOURS: 1_000,
  SIMULTANEOUS_CUSTOMERS: 1_000,
  CRAWLED_PAGES: 20_000,
}
/** Files by project, as vitest filters them. */
const RUNS = [
  [
    "sandbox",
    [
      "sandbox/contract/fuzz",
      "sandbox/http/unstorableTexts",
      "sandbox/catalog/storeFilling",
      "sandbox/checkout/cardSecrets",
      "sandbox/checkout/checkoutRaces",
      "sandbox/imagery/drawGarment",
      "sandbox/wishlists/hostileLists",
      "sandbox/storage/kill",
      "sandbox/returns/returnHistories",
    ],
  ],
  [
    "adapters",
    [
      "checkout/purchaseHistories",
      "checkout/faultyConnections",
      "checkout/doubleSubmissions",
      "checkout/hostileForms",
      "location/openingHours",
      "web/hostileParameters",
      "web/hostileRedirects",
      "web/caches/storedPages",
    ],
  ],
  [
    "e2e",
    [
      "e2e/sign-in/sessions",
      "e2e/customerService",
      "e2e/doubleSubmissions",
      "e2e/giftCards",
      "e2e/accessibility/forcedColours",
      "e2e/accessibility/messagesInView",
      "e2e/catalogue/garment",
      "e2e/payment/affinityCheck",
      "e2e/payment/checkoutStates",
      "e2e/payment/deviceWallet",
      "e2e/payment/payment.",
      "e2e/payment/paymentMethodTexts",
      "e2e/payment/repaymentMethods",
    ],
  ],
  // In the shop that was built for the journeys.
  ["whole", ["whole/everyPage", "whole/hostileTexts", "whole/waitingRoomPages"]],
  ["xmpp", ["xmpp/deliveryUnderFaults"]],
]

const times = Number(process.argv[2] ?? 1)
if (!(times > 0)) {
  process.stderr.write(`How many times larger? ${process.argv[2]} is no positive number.\n`)
  process.exit(2)
}
const seed = process.env.TEST_SEED ?? String(Date.now() % 1_000_000)
process.stdout.write(`Seed ${seed} (TEST_SEED=${seed} repeats it)\n`)
const figures = Object.fromEntries(
  Object.entries(FIGURES).map(([name, figure]) => [name, process.env[name] ?? String(Math.ceil(figure * times))]),
)
// Journeys that visit one store a day visit all of them, and tests for both databases run on both.
const environment = { ALL_STORES: "1", SANDBOX_DATABASE: "both", ...process.env, ...figures, TEST_SEED: seed }

const run = (...args) =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: environment }).status === 0
const results = RUNS.map(([project, files]) => {
  if (project === "e2e" && !run("scripts/build.mjs")) return false
  return run("node_modules/vitest/vitest.mjs", "run", "--project", project, "--testTimeout=86400000", ...files)
})
process.exitCode = results.every(Boolean) ? 0 : 1
