import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { describe, expect, it } from "vitest"
import type { SheetRecord } from "../../../application/catalog/import/CatalogueFile.ts"
import type { ImportedOutcome, ImportScope } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { CatalogueImportGateway } from "../../../application/catalog/import/CatalogueImportGateway.ts"
import { importCatalogue } from "../../../application/catalog/import/importCatalogue.ts"
import { shopifyCsv } from "../../../domain/catalog/sheet/platforms/shopifyCsv.ts"
import type { SourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import { isSourceName } from "../../../domain/catalog/sheet/SourceName.ts"
import { NO_PICTURES } from "../../support/catalogue/readCatalogueFile.ts"
import { inStore } from "../../support/fakes/inStore.ts"
import { itEffect } from "../../support/itEffect.ts"

const row = (line: number, handle: string): SheetRecord => ({
  handle,
  row: {
    line,
    number: line - 1,
    fields: new Map(
      Object.entries({ Handle: handle, Title: handle, "Variant Price": "10", "Variant SKU": `${handle}-1` }),
    ),
  },
})

function named(name: string): SourceName {
  if (!isSourceName(name)) throw new Error(`${name} is no name of a source.`)
  return name
}

/** A store whose products are those of each imported source; the outcomes of some handles can be overridden. */
function filledStore(overrides: Readonly<Record<string, ImportedOutcome>> = {}) {
  const importedSkus = new Map<string, Set<string>>()
  const hidden: string[] = []
  const of = ({ source }: ImportScope) => importedSkus.get(source ?? "") ?? new Set<string>()
  const layer = Layer.succeed(CatalogueImportGateway, {
    upsertProducts: (scope, products, isDryRun = false) =>
      Effect.sync(() =>
        products.map(({ handle }) => {
          const outcome = overrides[handle] ?? {
            handle,
            outcome: of(scope).has(handle) ? ("unchanged" as const) : ("created" as const),
          }
          if (!isDryRun && outcome.outcome !== "refused") importedSkus.set(scope.source ?? "", of(scope).add(handle))
          return outcome
        }),
      ),
    listImported: (scope) =>
      Effect.sync(() => ({ products: [...of(scope)].toSorted().map((handle) => ({ handle, isHidden: false })) })),
    hideProducts: ({ source }, handles) =>
      Effect.sync(() => {
        hidden.push(...handles.map((handle) => `${source ?? ""}/${handle}`))
      }),
    hasPicture: () => Effect.succeed(false),
    storePicture: () => Effect.void,
  })
  const importing = (records: readonly SheetRecord[], source?: SourceName, vanished: "keep" | "hide" = "keep") =>
    importCatalogue(Stream.fromIterable(records), {
      format: shopifyCsv,
      dryRun: false,
      vanished,
      storePictures: false,
      pictureAddress: (text) => text,
      onProgress: () => Effect.void,
      ...(source === undefined ? {} : { source }),
    }).pipe(Effect.provide(Layer.mergeAll(layer, NO_PICTURES, inStore())))
  return { hidden, importing }
}

describe("a store with several import sources", () => {
  itEffect("reports missing products among the source's own products only, and hides no others", () =>
    Effect.gen(function* () {
      const { hidden, importing } = filledStore()
      const [shoes, clothes] = [named("shoes"), named("clothes")]
      yield* importing([row(2, "belt")])
      yield* importing([row(2, "boot"), row(3, "clog")], shoes)
      expect(yield* importing([row(2, "coat"), row(3, "boot")], clothes, "hide")).toMatchObject({
        created: 2,
        vanished: [],
      })
      expect(yield* importing([row(2, "boot")], shoes, "hide")).toMatchObject({ unchanged: 1, vanished: ["clog"] })
      expect(yield* importing([row(2, "tie")])).toMatchObject({ created: 1, vanished: ["belt"] })
      expect(hidden).toEqual(["shoes/clog"])
    }),
  )

  itEffect("reports from which product and source a sku has moved, and products of other sources", () =>
    Effect.gen(function* () {
      const movedFrom = [{ handle: "old-boot", source: "clothes" }]
      const reason = 'The sku clog-1 is sold by "sabot", a product of the source "clothes".'
      const { importing } = filledStore({
        boot: { handle: "boot", outcome: "created", movedFrom },
        clog: { handle: "clog", outcome: "refused", reason },
      })
      expect(yield* importing([row(2, "boot"), row(3, "clog")], named("shoes"))).toMatchObject({
        created: 1,
        skuTransfers: [{ handle: "boot", from: [], fromOtherSources: movedFrom }],
        skuTransferCount: 1,
        refused: [{ handle: "clog", reasons: [], reason }],
      })
    }),
  )
})

describe("the name of an import source", () => {
  it("has at most 64 lowercase letters, digits, dots, dashes and underscores, the first a letter or digit", () => {
    expect(["shoes", "shoe-supplier", "2026.spring_a", "a".repeat(64)].filter((name) => !isSourceName(name))).toEqual(
      [],
    )
    expect(
      ["", "Shoes", "-shoes", ".shoes", "shoe supplier", "shoes/a", "schuhe-für", "shoes\n", "a".repeat(65)].filter(
        (name) => isSourceName(name),
      ),
    ).toEqual([])
  })
})
