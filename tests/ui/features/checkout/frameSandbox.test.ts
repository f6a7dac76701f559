import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { frameSandbox } from "../../../../ui/features/checkout/after-payment/frameSandbox.ts"

const ROOT = join(import.meta.dirname, "../../../..")
const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(?:tsx?|mjs)$/.test(one.name))
    .map(({ parentPath, name }) => join(parentPath, name))

/** Frames that run foreign scripts, always without the page's origin. */
const ISOLATED = ["adapters/maps/china/coordinateFrame.ts", "adapters/browser/adServicesFrame.ts"]

describe("the sandbox of a frame", () => {
  it.each(["https://bank.example/acs/1", "http://127.0.0.1:4174/sandbox/acs/1", "//bank.example/x"])(
    "on another origin keeps its origin and its scripts: %s",
    (address) => {
      expect(frameSandbox(address, ["allow-forms", "allow-scripts"])).toBe(
        "allow-forms allow-scripts allow-same-origin",
      )
    },
  )

  it.each([
    "/sandbox/acs/1",
    "sandbox/acs/1",
    `${window.location.origin}/sandbox/acs/1`,
    "about:blank",
    "blob:https://bank.example/1",
    "data:text/html,x",
    "?a=1",
  ])("on the shop's own origin never has scripts beside its origin: %s", (address) => {
    expect(frameSandbox(address, ["allow-forms", "allow-scripts"])).toBe("allow-forms allow-same-origin")
  })

  it("is decided here alone: no source has both keywords in its own attribute, and every frame has one", () => {
    const files = [...sourcesOf("ui"), ...sourcesOf("adapters")]
    const texts = files.map((file) => [file.slice(ROOT.length + 1), readFileSync(file, "utf8")] as const)
    expect(
      texts
        .filter(
          ([file, text]) =>
            /allow-same-origin/.test(text) &&
            ![
              "ui/features/checkout/after-payment/frameSandbox.ts",
              "adapters/web/security/securityHeaders.ts",
            ].includes(file) &&
            !ISOLATED.includes(file),
        )
        .map(([file]) => file),
    ).toEqual([])
    const frames = texts.flatMap(([file, text]) =>
      [...text.matchAll(/<(?:iframe|frame|object|embed)\b[^>]*|createElement\(["'](?:iframe|object|embed)["']/g)].map(
        ([tag]) => [file, tag] as const,
      ),
    )
    expect(frames.length).toBeGreaterThan(1)
    expect(
      frames
        .filter(([file, tag]) => !/sandbox=\{frameSandbox\(/.test(tag) && !ISOLATED.includes(file))
        .map(([file]) => file),
    ).toEqual([])
    for (const file of ISOLATED)
      expect(
        new Map(texts).get(file)?.match(/(?:setAttribute\("sandbox", |sandbox = |sandbox.value = )"([^"]*)"/)?.[1],
      ).toBe("allow-scripts")
  })
})
