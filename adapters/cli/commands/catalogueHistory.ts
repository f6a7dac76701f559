import type { Command } from "commander"
import * as Effect from "effect/Effect"
import type { ImportRun, UndoneImport } from "../../../application/catalog/CatalogueHistoryGateway.ts"
import { CatalogueHistoryGateway } from "../../../application/catalog/CatalogueHistoryGateway.ts"
import { ExitCode } from "../ExitCode.ts"
import type { GlobalOptions } from "../withCliContext.ts"
import { withCliContext } from "../withCliContext.ts"

interface UndoOptions extends GlobalOptions {
  readonly dryRun?: boolean
}

const HELP = `
What an import created is hidden, and what it changed or hid is as it was before; \
units that were sold since stay sold. Where a later
import or a price set by hand has changed one of its products, nothing is undone: undo the later import first. \
The last 20 imports of a
store can be undone. Exit codes: 0 undone, 3 nothing was undone, 1 shop unavailable.`

/** `catalogue imports` and `catalogue undo`. */
export function addCatalogueHistoryCommands(catalogue: Command): void {
  catalogue
    .command("imports")
    .description("the imports of a store, the latest first")
    .action(async (_options: unknown, command: Command) => {
      await withCliContext(command.optsWithGlobals<GlobalOptions>(), async ({ run, output, store }) => {
        const imports = await run(Effect.flatMap(CatalogueHistoryGateway, (history) => history.listImports(store.id)))
        output.result(
          { imports },
          imports.length === 0 ? ["Nothing was imported into this store."] : imports.map(importLine),
        )
      })
    })
  catalogue
    .command("undo <id>")
    .description("make the products of an import what they were before it")
    .option("--dry-run", "say what would be undone, and change nothing")
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
  const state = undoneAt !== undefined ? `, undone ${moment(undoneAt)}` : canUndo ? "" : ", too long ago to undo"
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
      return [`Import ${id} is undone: ${restored} products are as they were before it, ${hidden} new ones are hidden.`]
    case "wouldUndo":
      return [
        `Import ${id} can be undone: ${restored} products would be as they were before it, ${hidden} new ones hidden.`,
      ]
    case "conflict":
      return [
        `Nothing was undone: ${conflictCount} products of import ${id} have changed since.`,
        ...conflicts.map(
          ({ handle, importId }) =>
            `  ${handle}: ` +
            (importId === undefined
              ? "changed by hand, or by an import that cannot be undone"
              : `changed by import ${importId}, undo that one first`),
        ),
        ...(conflictCount > conflicts.length ? [`  … and ${conflictCount - conflicts.length} more`] : []),
      ]
    case "notFound":
      return [`This store has no import ${id}: \`selvedge catalogue imports\` lists them.`]
    case "undoneBefore":
      return [`Import ${id} was undone before. Import the file again to bring its products back.`]
    case "forgotten":
      return [`Import ${id} is too long ago: only the last 20 imports of a store can be undone.`]
  }
}
