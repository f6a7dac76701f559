import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { onTestFinished } from "vitest"
import { readTexts } from "../../../scripts/texts/readTexts.ts"

/** A file of texts that a test may change before it is written. */
interface PlantedFile {
  readonly path: string
  readonly texts: Record<string, unknown>
}

/** A copy of the shop's texts with a change; removed when the test ends. */
export function plantedTexts(change: (file: PlantedFile) => void): string {
  const root = mkdtempSync(join(tmpdir(), "selvedge-texts-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const { path, texts } of readTexts("ui/text")) {
    const planted = { path, texts: { ...texts } }
    change(planted)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(planted.texts, null, 2))
  }
  return root
}
