import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { documents } from "../http/documents.ts"

export interface ReferenceFile {
  readonly mediaType: string
  readonly read: () => Promise<string | Uint8Array<ArrayBuffer>>
}

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))

const fromSwaggerUi = (name: string, mediaType: string): readonly [string, ReferenceFile] => [
  name,
  { mediaType, read: async () => new Uint8Array(await readFile(join(SWAGGER_UI, name))) },
]

const areas = documents.map((document) => ({
  area: document.tags?.[0]?.name ?? "",
  title: document.info.title,
  document,
}))

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Selvedge: the contract</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<noscript><p>The documents themselves: ${areas
  .map(({ area, title }) => `<a href="${area}.json">${title}</a>`)
  .join(", ")}.</p></noscript>
<script src="swagger-ui-bundle.js"></script>
<script src="swagger-ui-standalone-preset.js"></script>
<script src="start.js"></script>
</body>
</html>
`

const START = `SwaggerUIBundle({
  dom_id: "#reference",
  urls: ${JSON.stringify(areas.map(({ area, title }) => ({ name: title, url: `${area}.json` })))},
  deepLinking: true,
  displayOperationId: true,
  filter: true,
  docExpansion: "list",
  validatorUrl: "none",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  // Its drawing has a style sheet inside, which the page's policy does not allow.
  plugins: [() => ({ components: { Logo: () => null } })],
  layout: "StandaloneLayout",
})
`

const text = (mediaType: string, body: string): ReferenceFile => ({
  mediaType: `${mediaType}; charset=utf-8`,
  read: () => Promise.resolve(body),
})

/**
 * The browsable reference of every document, as files by name: Swagger UI, its page, and the documents themselves. The
 * sandbox serves them, and `npm run contracts:reference` writes them into a folder for any static server.
 */
export const referenceFiles: ReadonlyMap<string, ReferenceFile> = new Map([
  ["index.html", text("text/html", PAGE)],
  ["start.js", text("text/javascript", START)],
  fromSwaggerUi("swagger-ui.css", "text/css; charset=utf-8"),
  fromSwaggerUi("swagger-ui-bundle.js", "text/javascript; charset=utf-8"),
  fromSwaggerUi("swagger-ui-standalone-preset.js", "text/javascript; charset=utf-8"),
  ...areas.map(({ area, document }): [string, ReferenceFile] => [
    `${area}.json`,
    text("application/json", JSON.stringify(document)),
  ]),
])
