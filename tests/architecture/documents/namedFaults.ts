import { sourceFiles } from "../source/sourceFiles.ts"
import { testTitles } from "./testTitles.ts"

const FAULT = /\bF[0-9]{1,3}\b/g

/** Returns the faults in test titles, `it("F38 F40 …")`, each with the files of those tests. */
export function namedFaults(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { path, text } of sourceFiles(["tests"], /\.test\.tsx?$/))
    for (const fault of rowsOf(path, text)) found.set(fault, [...(found.get(fault) ?? []), path])
  return found
}

/** Returns the faults in the titles of one file, or other numbers by their own pattern. */
export function rowsOf(path: string, text: string, row = FAULT): ReadonlySet<string> {
  return new Set(testTitles(path, text).flatMap((title) => title.match(row) ?? []))
}
