import { readdir, readFile, stat } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import type { ContentEncoding } from "./compression/acceptedEncoding.ts"
import { acceptedEncoding, ENCODINGS } from "./compression/acceptedEncoding.ts"

/** Returns a file of the browser's build, or `undefined` when the path has none. */
export type StaticAssets = (request: Request, path: string) => Promise<Response | undefined>

interface Asset {
  readonly file: string
  readonly size: number
  readonly type: string
  readonly encodings: ReadonlyMap<ContentEncoding, { readonly file: string; readonly size: number }>
}

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
}
const SUFFIXES = { br: ".br", gzip: ".gz" } as const satisfies Record<ContentEncoding, string>
/** Files with a hash in their name. */
const HASHED = "/assets/"
/** Seconds for which other files, such as marker images, may be cached. */
const UNHASHED_CACHE = "public, max-age=86400"
const IMMUTABLE = "public, max-age=31536000, immutable"

/**
 * Serves the files of a folder. They are listed once at the start, so a path cannot reach any other file.
 *
 * File names of `/assets/` contain a hash of the content and may be cached forever. Text files are served with the
 * compression of the build.
 */
export async function staticAssets(folder: string): Promise<StaticAssets> {
  const assets = await listAssets(folder)
  return async (request, path) => {
    const asset = assets.get(path)
    if (asset === undefined) return undefined
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } })
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"), [...asset.encodings.keys()])
    const served = encoding === undefined ? asset : (asset.encodings.get(encoding) ?? asset)
    const headers = new Headers({
      "content-type": asset.type,
      "content-length": String(served.size),
      "cache-control": path.startsWith(HASHED) ? IMMUTABLE : UNHASHED_CACHE,
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    })
    return new Response(request.method === "HEAD" ? null : await readFile(served.file), { headers })
  }
}

async function listAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes(`${sep}.vite`)) continue
    const file = join(entry.parentPath, entry.name)
    const encodings = new Map<ContentEncoding, { file: string; size: number }>()
    for (const name of ENCODINGS) {
      const compressed = `${file}${SUFFIXES[name]}`
      const size = await sizeOf(compressed)
      if (size !== undefined) encodings.set(name, { file: compressed, size })
    }
    const path = `/${relative(folder, file).split(sep).join("/")}`
    assets.set(path, {
      file,
      size: (await sizeOf(file)) ?? 0,
      type: TYPES[extname(file)] ?? "application/octet-stream",
      encodings,
    })
  }
  return assets
}

async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    (info) => info.size,
    () => undefined,
  )
}

/** Returns the build's manifest: the entry, its style sheet, and the files that the entry loads next. */
export async function readManifest(folder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"))
}
