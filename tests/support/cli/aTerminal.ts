import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { CatalogueFile } from "../../../application/catalog/import/CatalogueFile.ts"
import { AnalyticsReportGateway } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { CatalogueHistoryGateway } from "../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { PictureFetcher } from "../../../application/catalog/import/PictureFetcher.ts"
import { PageNavigator } from "../../../application/platform/PageNavigator.ts"
import type { CliContext } from "../../../adapters/cli/CliContext.ts"
import type { BackendFetch } from "../../../adapters/backend/http/send/sendRequest.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { terminalNavigator } from "../../../adapters/node/TerminalNavigator.ts"
import type { TestOverrides } from "../../../adapters/composition/testRoot.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { inSpain } from "../backend/scopes.ts"

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

/** Start time of the test clock. */
const OPENING = Date.UTC(2026, 0, 5, 9)
const SHOP = "http://localhost:4173"
const STEP = Duration.millis(100)
/** Yields to other tasks of this process. */
const others = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

/** Runs a program on a clock that advances as fast as possible while no call is under way. */
const onFastClock = <A, E, R>(program: Effect.Effect<A, E, R>, isCalling: () => boolean) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(OPENING)
    const fiber = yield* Effect.forkChild(Effect.result(program))
    while (fiber.pollUnsafe() === undefined) {
      yield* others
      if (!isCalling()) yield* TestClock.adjust(STEP)
    }
    return yield* Fiber.join(fiber)
  }).pipe(Effect.provide(TestClock.layer()))

/** Output of a terminal, and the place a command ran. */
export interface TestTerminal {
  readonly shop: CliContext
  /** Diagnostics (standard error). */
  readonly notes: readonly string[]
  /** Results as values, and as lines for a person. */
  readonly results: readonly { readonly value: unknown; readonly lines: readonly string[] }[]
  /** Content of its state file. */
  readonly stored: Map<string, string>
}

/** A terminal in the store of Spain, on a clock on which waiting takes no time. */
export function aTerminal(
  { fetch, ...overrides }: TestOverrides = {},
  configuration: Readonly<Record<string, string>> = {},
): TestTerminal {
  const store = { ...inSpain.store, configuration }
  const notes: string[] = []
  const results: { value: unknown; lines: readonly string[] }[] = []
  const stored = new Map<string, string>()
  let calls = 0
  const counted: BackendFetch = async (request) => {
    calls += 1
    try {
      return await (fetch ?? (() => Promise.reject(new TypeError("away"))))(request)
    } finally {
      calls -= 1
    }
  }
  const { context } = testRoot(
    { ...inSpain, store },
    {
      backendUrl: SHOP,
      values: stored,
      ...overrides,
      fetch: counted,
      devices: [
        constant(
          PageNavigator,
          terminalNavigator({
            print: (line) => void notes.push(line),
            shop: SHOP,
            formPageFile: "/dev/null/no-page-is-written-here",
          }),
        ),
        ...(overrides.devices ?? []),
      ],
    },
  )
  return {
    notes,
    results,
    stored,
    shop: {
      store,
      language: inSpain.language,
      output: {
        isJson: false,
        result: (value, lines) => void results.push({ value, lines }),
        note: (line) => void notes.push(line),
        progress: () => undefined,
      },
      run: async (program) => {
        const answer = await Effect.runPromiseWith(context)(
          onFastClock(program, () => calls > 0).pipe(Effect.provide(NO_CATALOGUE)),
        )
        if (answer._tag === "Failure") throw answer.failure
        return answer.success
      },
    },
  }
}
