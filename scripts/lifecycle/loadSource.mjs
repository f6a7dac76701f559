import { createServer } from "vite"

/** Returns a loader of source modules by their path from the root, through Vite; `close` ends it. */
export async function loadSource(root) {
  const vite = await createServer({
    root,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  return Object.assign((path) => vite.ssrLoadModule(path), { close: () => vite.close() })
}
