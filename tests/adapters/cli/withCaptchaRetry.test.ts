import { existsSync, readFileSync } from "node:fs"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import { CatalogueFile } from "../../../application/catalog/import/CatalogueFile.ts"
import { AnalyticsReportGateway } from "../../../application/telemetry/AnalyticsReportGateway.ts"
import { CatalogueHistoryGateway } from "../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { PictureFetcher } from "../../../application/catalog/import/PictureFetcher.ts"
import { CaptchaGateway } from "../../../application/catalog/CaptchaGateway.ts"
import { BackendError } from "../../../application/shared/BackendError.ts"
import type { CliContext } from "../../../adapters/cli/CliContext.ts"
import { withCaptchaRetry } from "../../../adapters/cli/withCaptchaRetry.ts"
import { constant } from "../../../adapters/composition/PortBinding.ts"
import { testRoot } from "../../../adapters/composition/testRoot.ts"
import { inSpain } from "../../support/backend/scopes.ts"

const BYTES = Uint8Array.of(137, 80, 78, 71)
const captchaError = new BackendError({
  operation: "login",
  reason: { _tag: "Rejected", key: "_ERR_CAPTCHA", parameters: [], causes: [], fields: [] },
})

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

/** A terminal's output, and its services. */
function atTerminal() {
  const notes: string[] = []
  let drawn = 0
  const gateway: CaptchaGateway["Service"] = {
    getCaptcha: () => Effect.die("not asked"),
    getCaptchaBarcode: () => Effect.die("not asked"),
    getNativeCaptcha: () =>
      Effect.sync(() => ({
        captchaId: `c-${(drawn += 1)}`,
        image: { mediaType: "image/png", bytes: BYTES },
        question: "Write these in figures: three.",
      })),
  }
  const { context } = testRoot(inSpain, { store: [constant(CaptchaGateway, gateway)] })
  const shop: Pick<CliContext, "run" | "output"> = {
    output: {
      isJson: false,
      result: () => undefined,
      note: (line) => void notes.push(line),
      progress: () => undefined,
    },
    run: (program) =>
      Effect.runPromiseWith(context)(
        Effect.orDie(program).pipe(Effect.provideService(CaptchaGateway, gateway), Effect.provide(NO_CATALOGUE)),
      ),
  }
  return { notes, shop: { ...shop, store: inSpain.store, language: inSpain.language } }
}

const login =
  (
    asked: (SolvedCaptcha | undefined)[],
    isRight: (captcha: SolvedCaptcha | undefined) => boolean,
    refusedReason: unknown = captchaError,
  ) =>
  (captcha?: SolvedCaptcha) => {
    asked.push(captcha)
    return isRight(captcha) ? Effect.succeed("in") : Effect.die(refusedReason)
  }

describe("a command that requires a captcha", () => {
  it("shows image and challenge to the person at the terminal, sends the answer, and leaves no file", async () => {
    const { notes, shop } = atTerminal()
    const asked: (SolvedCaptcha | undefined)[] = []
    let picture = ""
    const outcome = await withCaptchaRetry(
      shop,
      login(asked, (captcha) => captcha !== undefined),
      (question) => {
        picture = /\S+\.png/.exec(notes.join())?.[0] ?? ""
        expect([question, readFileSync(picture).equals(BYTES), notes.join()]).toEqual([
          expect.any(String),
          true,
          expect.stringContaining("Write these in figures: three."),
        ])
        return Promise.resolve(" 3 ")
      },
    )
    expect([outcome, asked, existsSync(picture)]).toEqual(["in", [undefined, { id: "c-1", value: "3" }], false])
  })

  it("prompts three times at most, each time with another captcha", async () => {
    const { shop } = atTerminal()
    const asked: (SolvedCaptcha | undefined)[] = []
    await expect(
      withCaptchaRetry(
        shop,
        login(asked, () => false),
        () => Promise.resolve("x"),
      ),
    ).rejects.toBe(captchaError)
    expect(asked).toEqual([undefined, { id: "c-1", value: "x" }, { id: "c-2", value: "x" }, { id: "c-3", value: "x" }])
  })

  it("passes other refusals on, and every refusal without a person", async () => {
    const { shop } = atTerminal()
    await expect(
      withCaptchaRetry(
        shop,
        login([], () => false),
        undefined,
      ),
    ).rejects.toBe(captchaError)
    const other = { _tag: "SignInRefused", reasons: [{ field: "logon", rule: "taken" }] }
    await expect(
      withCaptchaRetry(
        shop,
        login([], () => false, other),
        () => expect.unreachable(),
      ),
    ).rejects.toBe(other)
  })
})
