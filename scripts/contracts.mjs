/**
 * Generates contracts/generated from contracts/openapi.
 *
 *   node scripts/contracts.mjs          writes all files
 *   node scripts/contracts.mjs returns  writes the files of returns.yaml only
 *   node scripts/contracts.mjs --check  writes nothing; exits 1 and names every file that is stale
 *
 * Per document <area>.yaml:
 *   <area>.json   the document with the used parts of shared.yaml copied in, without external references
 *   <area>.d.ts   its types, by openapi-typescript
 * and operations.json: operationId → area, method, path, source, session, changes.
 */
import { readFileSync, readdirSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { join } from "node:path"
import openapiTS, { astToString } from "openapi-typescript"
import { parse } from "yaml"

const contracts = fileURLToPath(new URL("../contracts/", import.meta.url))
const source = join(contracts, "openapi")
const target = join(contracts, "generated")
const SHARED = "./shared.yaml#/components/"
const METHODS = ["get", "put", "post", "delete", "patch"]
const READ_LIMITS = new Set(["get"])

/** Areas named on the command line; all by default. */
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))

const readYaml = (name) => parse(readFileSync(join(source, `${name}.yaml`), "utf8"))

/** Calls `visitRef` with every object below `node` that holds a `$ref`. */
const eachRef = (node, visitRef) => {
  if (Array.isArray(node)) node.forEach((child) => eachRef(child, visitRef))
  else if (node !== null && typeof node === "object") {
    if (typeof node.$ref === "string") visitRef(node)
    Object.values(node).forEach((child) => eachRef(child, visitRef))
  }
}

/** Returns the document with the parts of shared.yaml that it uses among its own components. */
const bundleDocument = (area, document, shared) => {
  const own = structuredClone(document)
  own.components ??= {}
  const copied = new Set()
  const includeComponent = (kind, name) => {
    const key = `${kind}/${name}`
    if (copied.has(key)) return
    copied.add(key)
    const part = shared.components[kind]?.[name]
    if (part === undefined) throw new Error(`${area}.yaml refers to ${key}, which is not in shared.yaml`)
    if (own.components[kind]?.[name] !== undefined) throw new Error(`${area}.yaml and shared.yaml both define ${key}`)
    const copy = structuredClone(part)
    eachRef(copy, (node) => includeComponent(...node.$ref.replace("#/components/", "").split("/")))
    own.components[kind] = { ...own.components[kind], [name]: copy }
  }
  eachRef(document, (node) => {
    if (node.$ref.startsWith(SHARED)) includeComponent(...node.$ref.slice(SHARED.length).split("/"))
    else if (!node.$ref.startsWith("#/")) throw new Error(`${area}.yaml: reference ${node.$ref} is external`)
  })
  eachRef(own, (node) => {
    node.$ref = node.$ref.replace("./shared.yaml#", "#")
  })
  return own
}

const operationsOf = (area, document) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method]
      const { operationId, "x-source": shown, "x-session": session, "x-changes": changes } = operation
      if (!operationId || !shown || !session)
        throw new Error(`${area}.yaml: ${method} ${path} lacks operationId, x-source or x-session`)
      return [
        operationId,
        {
          area,
          method: method.toUpperCase(),
          path,
          source: shown,
          session,
          changes: changes ?? !READ_LIMITS.has(method),
        },
      ]
    }),
  )

const generate = async () => {
  const files = new Map()
  const operations = {}
  const shared = readYaml("shared")
  const areas = readdirSync(source)
    .filter((file) => file.endsWith(".yaml") && file !== "shared.yaml")
    .map((file) => file.slice(0, -".yaml".length))
    .sort()
  const unknown = wanted.filter((area) => !areas.includes(area))
  if (unknown.length > 0) throw new Error(`Unknown documents: ${unknown.join(", ")}. Known: ${areas.join(" ")}`)
  for (const area of areas) {
    const generated = wanted.length === 0 || wanted.includes(area)
    const document = generated
      ? bundleDocument(area, readYaml(area), shared)
      : JSON.parse(readFileSync(join(target, `${area}.json`), "utf8"))
    for (const [name, schema] of Object.entries(document.components.schemas ?? {})) {
      if (schema["x-source"] === undefined) throw new Error(`${area}.yaml: schema ${name} lacks x-source`)
    }
    for (const [operationId, details] of operationsOf(area, document)) {
      if (operations[operationId] !== undefined) throw new Error(`operationId ${operationId} is used twice`)
      operations[operationId] = details
    }
    if (!generated) continue
    files.set(`${area}.json`, `${JSON.stringify(document, null, 1)}\n`)
    const types = astToString(await openapiTS(document, { immutable: true, defaultNonNullable: false, silent: true }))
    files.set(
      `${area}.d.ts`,
      `// Generated by scripts/contracts.mjs from contracts/openapi/${area}.yaml. Never edited by hand.\n${types}`,
    )
  }
  files.set("operations.json", `${JSON.stringify(operations, null, 2)}\n`)
  return files
}

const present = () => {
  try {
    return readdirSync(target).filter((file) => file.endsWith(".json") || file.endsWith(".d.ts"))
  } catch (error) {
    if (error.code === "ENOENT") return []
    throw error
  }
}

const files = await generate()
const known = present()
const stale = [
  ...[...files]
    .filter(([name, text]) => !known.includes(name) || readFileSync(join(target, name), "utf8") !== text)
    .map(([name]) => name),
  ...known.filter((name) => wanted.length === 0 && !files.has(name)),
]
if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    process.stderr.write(`contracts/generated is stale (${stale.join(", ")}); run node scripts/contracts.mjs\n`)
    process.exitCode = 1
  }
} else {
  mkdirSync(target, { recursive: true })
  for (const name of stale) {
    const text = files.get(name)
    if (text === undefined) rmSync(join(target, name))
    else writeFileSync(join(target, name), text)
  }
  process.stdout.write(`contracts: ${files.size} files, ${stale.length} written\n`)
}
