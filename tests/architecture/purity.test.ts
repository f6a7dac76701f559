import { join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { ROOT } from "./RuleFile.ts"

/** Compiles one file as part of a layer, with the layer's own tsconfig; returns the compiler's messages. */
function complaints(layer: string, code: string): readonly string[] {
  const file = join(ROOT, layer, "shared/planted.ts")
  const unrecoverable = (diagnostic: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n"))
  }
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, layer, "tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: unrecoverable },
  )
  if (parsed === undefined) throw new Error(`${layer}/tsconfig.json cannot be read`)
  const options = { ...parsed.options, noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false }
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (path) => path === file || host.fileExists(path),
    readFile: (path) => (path === file ? code : host.readFile(path)),
    getSourceFile: (path, version) =>
      path === file ? ts.createSourceFile(path, code, version) : host.getSourceFile(path, version),
  })
  const source = program.getSourceFile(file)
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
    ...program.getOptionsDiagnostics(),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
}

describe.each(["domain", "application"])("the compiler keeps %s pure", (layer) => {
  it.each([
    ["localStorage", 'export const planted = localStorage.getItem("cart")'],
    ["window", "export const planted = window.innerWidth"],
    ["document", "export const planted = document.title"],
    ["fetch", 'export const planted = fetch("/")'],
    ["process", "export const planted = process.env"],
    ["setTimeout", "export const planted = setTimeout(() => 1, 1)"],
    ["URL", 'export const planted = new URL("https://shop.example")'],
    ["enum", "export enum Planted { one }"],
  ])("%s does not compile there", (_, code) => {
    expect(complaints(layer, code)).not.toEqual([])
  })

  it("plain code does", () => {
    expect(complaints(layer, 'export const innocent: readonly string[] = ["a"].toSorted()')).toEqual([])
  })
})
