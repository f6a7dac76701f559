import { readdir, readFile } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { LRUCache } from "lru-cache"
import type { ContentEncoding } from "./compression/acceptedEncoding.ts"
import { acceptedEncoding, ENCODINGS } from "./compression/acceptedEncoding.ts"

/** Returns a file of the browser's build, or `undefined` when the path has none. */
export type StaticAssets = (request: Request, path: string) => Promise<Response | undefined>

interface Asset {
  readonly file: string
  readonly type: string
  readonly encodings: ReadonlyMap<ContentEncoding, string>
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
/** All scripts and style sheets of the build take 2 MB compressed. */
const MAX_BYTES = 8_388_608
const MAX_FILE_BYTES = 524_288

/**
 * Serves the files of a folder. They are listed once at the start, so a path cannot reach any other file.
 *
 * File names of `/assets/` contain a hash of the content and may be cached forever. Text files are served with the
 * compression of the build. The most recently used files stay in memory.
 */
export async function staticAssets(folder: string): Promise<StaticAssets> {
  const assets = await listAssets(folder)
  const recent = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_FILE_BYTES,
    sizeCalculation: (bytes, file) => bytes.length + 2 * file.length,
  })
  const contentOf = async (file: string) => {
    const bytes = recent.get(file) ?? (await readFile(file))
    recent.set(file, bytes)
    return bytes
  }
  return async (request, path) => {
    const asset = assets.get(path)
    if (asset === undefined) return undefined
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } })
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"), [...asset.encodings.keys()])
    const file = encoding === undefined ? undefined : asset.encodings.get(encoding)
    const content = await contentOf(file ?? asset.file)
    const headers = new Headers({
      "content-type": asset.type,
      "content-length": String(content.length),
      "cache-control": path.startsWith(HASHED) ? IMMUTABLE : UNHASHED_CACHE,
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    })
    return new Response(request.method === "HEAD" ? null : content, { headers })
  }
}

async function listAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])))
  const assets = new Map<string, Asset>()
  for (const file of files) {
    if (/\.(br|gz)$/.test(file) || file.includes(`${sep}.vite${sep}`)) continue
    const path = `/${relative(folder, file).split(sep).join("/")}`
    const encodings = ENCODINGS.map((name) => [name, `${file}${SUFFIXES[name]}`] as const)
    assets.set(path, {
      file,
      type: TYPES[extname(file)] ?? "application/octet-stream",
      encodings: new Map(encodings.filter(([, compressed]) => files.has(compressed))),
    })
  }
  return assets
}

/** Returns the build's manifest: the entry, its style sheet, and the files that the entry loads next. */
export async function readManifest(folder: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, ".vite", "manifest.json"), "utf8"))
}
