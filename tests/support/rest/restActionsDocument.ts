import type { RestAction, RestParameter } from "../../../application/rest/RestAction.ts"

const INTRODUCTION = `# Named actions

The REST layer (S7): ${"{count}"} actions by \`group:name\`, for programs that need
the backend's own messages. In a program:
\`RestGateway.use((gateway) => gateway.call("order:order", { parameters: { orderId: "700000000001" } }))\`.
In a terminal: \`selvedge api order:order --field orderId=700000000001\`.

- Parameters have the rules' names. The action maps them to the path, the query, the headers and the JSON
  body.
- **Required** parameters are bold. A missing path parameter is status 404 with its name, and so is an unknown action.
  An unknown parameter, a value of another type, and a name with two different values are code 400 with the parameter's
  name. No request is sent in these cases.
- Every action also takes the common parameters: \`storeId\` (the gateway's own store), \`version\` (1, 2, 4 or 5),
  \`languageId\`, \`appId\` (not \`cms:marketingSpots\`), \`operationId\` (not \`oam:inputValidation\`, which has its
  own) and \`ts\`. All have defaults.
- The idempotency key of a purchase is generated when it is absent. If the outcome is unknown, a retry of the same call
  by the same gateway has the same key; a program that may restart passes its own.
- The response has \`status\`, \`data\` (JSON) or \`file\` (bytes, media type and name), \`audienceId\` (header
  \`itx-audience-id\`) and \`unread\` (variables of a long \`oam:xconfiguracion\` whose part failed). In a terminal a
  file needs \`--out FILE\`; \`--include\` prints status and audience.

## Configuration of a store

| parameter | meaning | default |
|---|---|---|
| \`OAUTH_ENABLED\` | whether calls send the Bearer header; \`false\`: the session's cookie is used | \`true\` |
| \`API_VERSIONS\` | versions of the API by operationId, for example \`getProductDetail=5,listCategories=4\` | 2 |
| \`WISHLIST_SALE_INFO_STORE_ID\` | the fixed store of \`cb:wishListsSaleInfo\` (R25) | 10000034 |

This file is generated from the table that the code uses: \`npx vitest run --project adapters restActions -u\`.
`

/** The documentation of the named actions. */
export function restActionsDocument(actions: readonly RestAction[]): string {
  const groups = [...new Set(actions.map(({ name }) => groupOf(name)))]
  return [
    INTRODUCTION.replace("{count}", String(actions.length)),
    ...groups.map((group) =>
      [
        `## ${group}`,
        "",
        "| action | request | parameters | result |",
        "|---|---|---|---|",
        ...actions.filter(({ name }) => groupOf(name) === group).map(row),
        "",
      ].join("\n"),
    ),
  ].join("\n")
}

function groupOf(name: string): string {
  return name.split(":", 1)[0] ?? name
}

function row({ name, method, path, parameters, result }: RestAction): string {
  const shown =
    result.kind === "json"
      ? `\`${result.schema}\``
      : result.kind === "file"
        ? `file: ${result.mediaTypes.join(", ")}`
        : "nothing"
  const parameterTexts = parameters.length === 0 ? "none" : parameters.map(parameterText).join(", ")
  return `| \`${name}\` | \`${method} ${path}\` | ${parameterTexts} | ${shown} |`
}

function parameterText({ name, place, kind, isRequired, sentAs, fallback }: RestParameter): string {
  const about = [
    place,
    kind,
    ...(sentAs === undefined ? [] : [`sent as \`${sentAs}\``]),
    ...(fallback === undefined ? [] : [`default: ${fallback}`]),
  ]
  return `${isRequired ? `**${name}**` : name} (${about.join(", ")})`
}
