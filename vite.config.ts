import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/**
 * Two builds of one source: what the browser gets (`dist/client`), and what Node runs (`dist/server`: web server and CLI).
 *
 * Class names of CSS modules come from path and content, so that both builds agree on them.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        target: "node20",
        rolldownOptions: { input: { web: "adapters/web/main.ts", cli: "adapters/cli/main.ts" } },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        // One style sheet: it is small, it is all that blocks rendering, and a page reached later shows no flash.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { boot: "ui/app/boot.ts" } },
      },
}))
