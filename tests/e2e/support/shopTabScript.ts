import { fileURLToPath } from "node:url"
import { build } from "vite"
import { projectRoot } from "./projectRoot.ts"

/** The script that gives every page of a context `window.shopTab`, built from the current sources. */
export async function shopTabScript(): Promise<string> {
  const built = await build({
    root: projectRoot,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./shopTab.ts", import.meta.url)),
        output: { format: "iife", codeSplitting: false },
      },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk =
    bundle !== undefined && "output" in bundle ? bundle.output.find(({ type }) => type === "chunk") : undefined
  if (chunk?.type !== "chunk") throw new Error("The script of the shop's tab was not built.")
  return chunk.code
}
