import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { CatalogueFile } from "../../../application/catalog/import/CatalogueFile.ts"
import { AnalyticsReportGateway } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { CatalogueHistoryGateway } from "../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { PictureFetcher } from "../../../application/catalog/import/PictureFetcher.ts"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { PollingPolicy } from "../../../application/checkout/tracking/fetchPaymentEvent.ts"
import { payInTerminal } from "../../../adapters/cli/payInTerminal.ts"
import type { CliContext } from "../../../adapters/cli/CliContext.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { inSpain, orderId } from "../../support/backend/scopes.ts"

const ORDER = orderId("5000001")
const notAsked = () => Effect.die("not asked")
/** No import runs in these tests. */
const NO_CATALOGUE = Layer.mergeAll(
  Layer.succeed(AnalyticsReportGateway, { readAnalytics: notAsked, readAppReports: notAsked }),
  Layer.succeed(CatalogueHistoryGateway, { listImports: notAsked, undoImport: notAsked }),
  Layer.succeed(CatalogueFile, { open: notAsked }),
  Layer.succeed(PictureFetcher, { fetchPicture: notAsked }),
  Layer.succeed(CatalogueImportGateway, {
    upsertProducts: notAsked,
    listImported: notAsked,
    hideProducts: notAsked,
    hasPicture: notAsked,
    storePicture: notAsked,
  }),
)
const STORE = { ...inSpain.store, configuration: { PAYMENT_POLL_TRIES: "4", PAYMENT_POLL_INTERVAL: "500" } }

/**
 * A terminal in a store that polls payments four times, half a second apart, and the polls of a payment that stays at
 * the bank.
 */
function atTerminal() {
  const asked: string[] = []
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname.split("/").at(-1) ?? "")
    return Promise.resolve(
      Response.json({ paymentStatus: "REDIRECT", redirectContext: { url: "https://pay.example", method: "GET" } }),
    )
  }
  const { context } = testRoot({ ...inSpain, store: STORE }, { fetch, backendUrl: "https://shop.example", session: {} })
  const shop: CliContext = {
    store: STORE,
    language: inSpain.language,
    output: { isJson: false, result: () => undefined, note: () => undefined, progress: () => undefined },
    run: (program) => Effect.runPromiseWith(context)(Effect.orDie(program).pipe(Effect.provide(NO_CATALOGUE))),
  }
  return { shop, asked }
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => vi.useRealTimers())

describe("a payment at a terminal", () => {
  it("is submitted and polled as its store configures it", async () => {
    const policies: PollingPolicy[] = []
    const submit = (_: unknown, polling: PollingPolicy) => {
      policies.push(polling)
      return Effect.succeed<CheckoutOutcome>({ outcome: "paid", orderId: ORDER })
    }
    await payInTerminal(atTerminal().shop, { orderId: ORDER, submit }, { wait: "0" })
    expect(policies).toEqual([{ tries: 4, interval: Duration.millis(500) }])
  })

  it("that continues at a bank is polled at the same interval, for the seconds of --wait", async () => {
    const { shop, asked } = atTerminal()
    const paid = payInTerminal(
      shop,
      { orderId: ORDER, submit: () => Effect.succeed<CheckoutOutcome>({ outcome: "redirecting" }) },
      { wait: "3" },
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await paid).toEqual({ outcome: "redirecting" })
    expect(asked.filter((path) => path === "payment-status")).toHaveLength(6)
  })
})
