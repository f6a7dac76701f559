import type { Command } from "commander"
import * as Effect from "effect/Effect"
import type { ImportRun, UndoneImport } from "../../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { CatalogueHistoryGateway } from "../../../../application/catalog/import/CatalogueHistoryGateway.ts"
import { ExitCode } from "../../ExitCode.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface UndoOptions extends GlobalOptions {
  readonly dryRun?: boolean
}

const HELP = `
Created products are hidden, and changed or hidden products are restored; sold units stay sold. If a later import or a
manual change affects one of the products, nothing is undone: undo the later import first. The last 20 imports of a
store can be undone.

Example:
  $ selvedge --store ES catalog undo 3f2b8c1e-77aa --dry-run

Exit codes: 0 undone, 1 shop unavailable, 3 nothing undone.`

/** `catalog imports|undo`. */
export function addCatalogImportHistoryCommands(catalog: Command): void {
  catalog
    .command("imports")
    .description("List the imports of a store, newest first")
    .action(async (_options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const imports = await run(Effect.flatMap(CatalogueHistoryGateway, (history) => history.listImports(store.id)))
        output.result({ imports }, imports.length === 0 ? ["No imports in this store."] : imports.map(importLine))
      })
    })
  catalog
    .command("undo <import-id>")
    .description("Undo an import")
    .option("--dry-run", "Show the effect without undoing anything")
    .addHelpText("after", HELP)
    .action(async (id: string, _options: unknown, command: Command) => {
      const options = command.optsWithGlobals<UndoOptions>()
      await withCliContext(options, async ({ run, output, store }) => {
        const undone = await run(
          Effect.flatMap(CatalogueHistoryGateway, (history) =>
            history.undoImport(store.id, id, options.dryRun === true),
          ),
        )
        output.result({ id, ...undone }, undoLines(id, undone))
        process.exitCode =
          undone.outcome === "undone" || undone.outcome === "wouldUndo" ? ExitCode.done : ExitCode.refused
      })
    })
}

function importLine({
  id,
  startedAt,
  source,
  file,
  format,
  created,
  changed,
  hidden,
  undoneAt,
  canUndo,
}: ImportRun): string {
  const state = undoneAt !== undefined ? `, undone ${moment(undoneAt)}` : canUndo ? "" : ", can no longer be undone"
  return (
    `${id}  ${moment(startedAt)}  ${source ?? "(no source)"}  ` +
    `${file === "" ? "(no file)" : file} (${format}): ${created} created, ${changed} ` +
    `changed, ${hidden} hidden${state}`
  )
}

function moment(millis: number): string {
  return `${new Date(millis).toISOString().slice(0, 16).replace("T", " ")} UTC`
}

/** Returns the result of an undo as lines of text. */
export function undoLines(
  id: string,
  { outcome, hidden, restored, conflicts, conflictCount }: UndoneImport,
): readonly string[] {
  switch (outcome) {
    case "undone":
      return [`Import ${id} undone: ${restored} products restored, ${hidden} new products hidden.`]
    case "wouldUndo":
      return [`Import ${id} can be undone: ${restored} products would be restored, ${hidden} new products hidden.`]
    case "conflict":
      return [
        `Nothing undone: ${conflictCount} products of import ${id} have changed since.`,
        ...conflicts.map(
          ({ handle, importId }) =>
            `  ${handle}: ` +
            (importId === undefined
              ? "changed manually, or by an import that cannot be undone"
              : `changed by import ${importId}; undo that import first`),
        ),
        ...(conflictCount > conflicts.length ? [`  … and ${conflictCount - conflicts.length} more`] : []),
      ]
    case "notFound":
      return [`Unknown import ${id}. Run \`selvedge catalog imports\`.`]
    case "undoneBefore":
      return [`Import ${id} is already undone. Import the file again to restore its products.`]
    case "forgotten":
      return [`Import ${id} is too old. Only the last 20 imports of a store can be undone.`]
  }
}
