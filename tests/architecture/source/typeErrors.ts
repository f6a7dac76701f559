import { dirname } from "node:path"
import ts from "typescript"

/** Returns the type errors of files by path, with the compiler options of a project file. */
export function typeErrors(files: readonly string[], projectFile: string): ReadonlyMap<string, readonly string[]> {
  const { config }: { config?: unknown } = ts.readConfigFile(projectFile, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(projectFile))
  const program = ts.createProgram(files, {
    ...options,
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
  })
  return new Map(
    files.map((path) => {
      const file = program.getSourceFile(path)
      const found =
        file === undefined ? [] : [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      return [path, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))]
    }),
  )
}
