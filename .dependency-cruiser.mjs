/**
 * The import rules. Every rule has a planted violation in tests/architecture.
 *
 * Adding an entry to a list below is a deliberate architecture decision.
 */

/** The features of the domain, each with the features whose types and rules it may use besides its own and `shared`. */
const DOMAIN = {
  account: ["address", "session"],
  // Events of every feature, and the consent that they need.
  analytics: ["cart", "catalog", "consent", "order", "store", "telemetry"],
  address: ["location"],
  booking: ["catalog"],
  cart: ["catalog", "gift-card", "session"],
  catalog: ["store"],
  // An invoice has the name of an address.
  checkout: ["address"],
  consent: [],
  content: ["catalog"],
  location: [],
  navigation: ["store"],
  // An unpaid order has a payment deadline and the options of its purchase.
  order: ["address", "cart", "catalog", "checkout", "payment"],
  delegation: [],
  payment: [],
  // A return form joins an order and its lines with what can be returned.
  returns: ["address", "cart", "catalog", "order", "payment"],
  session: [],
  shared: [],
  store: [],
  // A sponsor's approval is a delegation.
  teen: ["delegation"],
  wishlist: ["catalog"],
  // An agent acts for a client by a delegation.
  agent: ["address", "delegation"],
  chat: ["payment"],
  support: [],
  // Cookies have the prefix of their brand.
  telemetry: ["consent"],
  // A store's configuration states whether it sells gift cards.
  "gift-card": ["catalog", "payment", "store"],
  newsletter: [],
  wallet: ["gift-card", "payment"],
}

/**
 * The features of the application, each with the features whose ports and programs it may use besides its own, `shared`
 * and `platform`.
 */
const APPLICATION = {
  // An export collects a customer's data from every other feature.
  account: [
    "address",
    "analytics",
    "booking",
    "cart",
    "location",
    "newsletter",
    "order",
    "returns",
    "session",
    "store",
    "teen",
    "wallet",
    "wishlist",
  ],
  address: [],
  // Events of the pages that are shown; what happens in other features is tracked there.
  analytics: ["navigation", "store", "telemetry"],
  booking: [],
  // A total that is not the sum of its parts is reported to the collector.
  cart: ["analytics", "catalog", "session", "store", "telemetry"],
  catalog: ["analytics", "content", "store"],
  // A repayment pays an order.
  checkout: ["address", "analytics", "cart", "order", "store"],
  // The choice is per store.
  consent: ["store"],
  // The legal pages and delivery prices of a store.
  content: ["store"],
  // The stock of the stores found, and the customer's favourite stores.
  location: ["catalog", "session", "store"],
  navigation: [
    "account",
    "cart",
    "catalog",
    "checkout",
    "consent",
    "content",
    "gift-card",
    "location",
    "newsletter",
    "order",
    "returns",
    "session",
    "store",
    "support",
    "wishlist",
  ],
  // A purchase is reported to analytics; a registered customer can choose an order.
  order: ["analytics", "session"],
  platform: [],
  rest: [],
  // A return starts from an order; an exchange offers the sizes of its product.
  returns: ["account", "analytics", "catalog", "order", "session", "store"],
  session: ["store"],
  shared: [],
  store: [],
  teen: [],
  wishlist: ["address", "analytics", "cart", "catalog", "session", "store"],
  // Shopping for a client replaces the session of the device.
  agent: ["account", "session", "store"],
  // The start of a chat is an event.
  chat: ["analytics"],
  // The topics of its contact form, the order of a message, and the captcha that a store may require.
  support: ["catalog", "order", "store"],
  // Each store names its collector; a registered customer's events use the user token. Pages report their events.
  telemetry: ["account", "analytics", "consent", "session", "store"],
  // A gift card is a line of the cart, sold by a store.
  "gift-card": ["analytics", "cart", "store"],
  // The captcha that a sign-up or a confirmation from a mail may need.
  newsletter: ["catalog"],
  // Gift cards are saved in the wallet.
  wallet: ["gift-card"],
}

/**
 * The areas of the sandbox, each with the areas that it may import besides its own. An area stands below the areas that
 * it imports, so that the list has no cycle. Every area may import the base; the composition and the modules at the
 * sandbox's root may import every area.
 */
export const SANDBOX_BASE = [
  ["contracts/sandbox/platform/ports", []],
  ["contracts/sandbox/platform/states", []],
  ["contracts/sandbox/platform/storage", []],
  ["contracts/sandbox/texts", []],
  ["contracts/sandbox/world", []],
  ["contracts/sandbox/platform/http", ["ports", "storage"]],
  ["contracts/sandbox/stores", ["http", "storage", "world"]],
  ["contracts/sandbox/platform/faults", ["http", "storage"]],
  ["contracts/sandbox/platform/services", ["faults", "ports", "storage", "stores"]],
]

export const SANDBOX = [
  ["contracts/sandbox/platform/readiness", []],
  ["contracts/sandbox/platform/waiting-room", []],
  ["contracts/sandbox/platform/outbox", []],
  ["contracts/sandbox/platform/reference", []],
  ["contracts/sandbox/purchase/payments", []],
  ["contracts/sandbox/platform/files", []],
  ["contracts/sandbox/order-records", ["outbox"]],
  ["contracts/sandbox/customers/session", []],
  ["contracts/sandbox/captcha", ["files", "session"]],
  ["contracts/sandbox/catalog", ["captcha", "outbox"]],
  ["contracts/sandbox/customers/newsletter", ["captcha", "files", "outbox"]],
  ["contracts/sandbox/cart", ["catalog", "order-records", "session"]],
  ["contracts/sandbox/platform/media", ["catalog"]],
  ["contracts/sandbox/telemetry", ["catalog", "session"]],
  ["contracts/sandbox/places", ["captcha", "cart", "catalog"]],
  ["contracts/sandbox/customers/teens", ["captcha", "cart", "outbox"]],
  ["contracts/sandbox/purchase/wallet", ["captcha", "cart", "payments", "session", "teens"]],
  ["contracts/sandbox/booking", ["captcha", "cart", "catalog", "newsletter", "outbox", "places"]],
  [
    "contracts/sandbox/customers/account",
    ["booking", "captcha", "cart", "catalog", "newsletter", "order-records", "outbox", "session", "teens", "wallet"],
  ],
  ["contracts/sandbox/purchase/gift-cards", ["captcha", "cart", "catalog", "order-records", "outbox", "wallet"]],
  ["contracts/sandbox/order-documents", ["cart", "catalog", "files", "order-records", "outbox", "wallet"]],
  ["contracts/sandbox/purchase/vault", ["payments", "session", "wallet"]],
  ["contracts/sandbox/customers/sign-in", ["account", "captcha", "session"]],
  [
    "contracts/sandbox/wishlists",
    ["account", "captcha", "cart", "catalog", "files", "outbox", "session", "teens", "wallet"],
  ],
  [
    "contracts/sandbox/checkout",
    [
      "account",
      "captcha",
      "cart",
      "catalog",
      "gift-cards",
      "order-documents",
      "order-records",
      "outbox",
      "payments",
      "places",
      "session",
      "sign-in",
      "teens",
      "vault",
      "wallet",
      "wishlists",
    ],
  ],
  ["contracts/sandbox/purchase/providers", ["checkout", "vault"]],
  [
    "contracts/sandbox/returns",
    [
      "account",
      "captcha",
      "cart",
      "catalog",
      "checkout",
      "files",
      "gift-cards",
      "order-documents",
      "order-records",
      "outbox",
    ],
  ],
  [
    "contracts/sandbox/orders",
    [
      "account",
      "captcha",
      "cart",
      "catalog",
      "checkout",
      "files",
      "gift-cards",
      "order-documents",
      "order-records",
      "payments",
      "returns",
      "wishlists",
    ],
  ],
  [
    "contracts/sandbox/other",
    ["account", "captcha", "cart", "catalog", "checkout", "order-records", "outbox", "returns", "session", "sign-in"],
  ],
  ["contracts/sandbox/chat", ["other", "outbox", "session"]],
  [
    "contracts/sandbox/admin-console",
    [
      "captcha",
      "cart",
      "catalog",
      "checkout",
      "media",
      "order-documents",
      "order-records",
      "orders",
      "other",
      "outbox",
      "payments",
      "places",
      "returns",
      "session",
      "telemetry",
    ],
  ],
  ["contracts/sandbox/seed", ["catalog", "orders", "places"]],
]

const SANDBOX_COMPOSITION = "contracts/sandbox/composition"

/** The folders that may import each npm package. A package without an entry may not be imported at all. */
const LIBRARIES = {
  // A table of the HTML standard, without platform or state.
  entities: "^domain/catalog/sheet/text/decodeEntities\\.ts$",
  inversify: "^adapters/composition/",
  pako: "^adapters/telemetry/",
  "web-vitals": "^adapters/telemetry/",
  "reflect-metadata": "^adapters/composition/",
  "openapi-fetch": "^adapters/backend/http/",
  "@googlemaps/js-api-loader": "^adapters/maps/global/",
  leaflet: "^adapters/maps/keyless/",
  supercluster: "^adapters/maps/shared/",
  "topojson-client": "^adapters/maps/keyless/",
  "world-atlas": "^adapters/maps/keyless/",
  hono: "^adapters/web/",
  "@hono/node-server": "^adapters/web/",
  commander: "^adapters/cli/",
  cookie: "^(adapters/web|contracts/sandbox)/",
  react: "^ui/",
  "react-dom": "^ui/",
  "react-router-dom": "^ui/",
  "@fontsource-variable/hanken-grotesk": "^ui/",
  "@fontsource-variable/newsreader": "^ui/",
  vite: "^ui/",
  "@electric-sql/pglite": "^contracts/sandbox/",
  "@pact-foundation/pact": "^contracts/verification/",
  "@fastify/busboy": "^adapters/web/forms/readMultipart\\.ts$",
  "date-holidays": "^contracts/sandbox/(returns/withdrawal/isHoliday|world/libraryHolidays)\\.ts$",
  "bidi-js": "^contracts/sandbox/platform/files/",
  "bwip-js": "^(contracts/sandbox/platform/files|adapters/browser)/",
  kysely: "^contracts/sandbox/",
  // Server caches are bounded.
  "lru-cache":
    "^(adapters/(backend/(http/response/responseCache|catalog/with[A-Z][a-z]+Index|rest/)|web/)|contracts/sandbox/)",
  "node-forge": "^contracts/sandbox/platform/files/",
  nodemailer: "^contracts/sandbox/admin-console/",
  "openapi-backend": "^contracts/sandbox/",
  "passkit-generator": "^contracts/sandbox/platform/files/",
  pino: "^(adapters/web/operations|contracts/sandbox)/",
  // Loaded on a terminal, and with METRICS_PORT.
  "pino-pretty": "^(adapters/web/operations|contracts/sandbox)/",
  "prom-client": "^adapters/web/operations/",
  pdfkit: "^contracts/sandbox/platform/files/",
  pg: "^contracts/sandbox/",
  "@simplewebauthn/browser": "^adapters/browser/",
  "@simplewebauthn/server": "^contracts/sandbox/customers/account/passkeys/",
  saxes: "^(adapters/(catalog-import|web/punchout)|contracts/sandbox/chat)/",
  sharp: "^(adapters/catalog-import|contracts/sandbox)/",
  "strophe.js": "^adapters/chat/",
  "swagger-ui-dist": "^contracts/sandbox/platform/reference/",
  "write-excel-file": "^contracts/sandbox/wishlists/",
  ws: "^contracts/sandbox/chat/",
  yaml: "^contracts/sandbox/",
}

const PRODUCT = "^(domain|application|adapters|ui|contracts)/"
const EFFECT = "node_modules/effect/"
const NPM = "node_modules/"
const npm = (name) => `node_modules/(@types/)?${name.replace("@", "(@)?").replaceAll("/", "(/|__)")}/`
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to })

const neighbours = (layer, features, always) =>
  Object.entries(features).map(([feature, others]) =>
    rule(
      `${layer}-${feature}`,
      `${layer}/${feature} uses ${[feature, ...always, ...others].join(", ")} of its layer`,
      { path: `^${layer}/${feature}/` },
      {
        path: `^${layer}/`,
        pathNot: [...new Set([feature, ...always, ...others])].map((name) => `^${layer}/${name}/`),
      },
    ),
  )

const known = (layer, features) =>
  rule(
    `${layer}-features-are-listed`,
    `a new folder of ${layer} needs an entry in the list`,
    { path: `^${layer}/([^/]+)/`, pathNot: Object.keys(features).map((name) => `^${layer}/${name}/`) },
    {},
  )

const areaName = (folder) => folder.slice(folder.lastIndexOf("/") + 1)
const inFolder = (folder) => `^${folder}/`

/**
 * One rule per area of the sandbox. Throws for an area that imports one below it in the list, or one without an entry.
 */
export const areaRules = (base, areas) => {
  const listed = new Map()
  return [...base, ...areas].map(([folder, uses], index) => {
    const others = [...uses, ...(index < base.length ? [] : base.map(([shared]) => areaName(shared)))]
    const unknown = others.filter((name) => !listed.has(name))
    if (unknown.length > 0) throw new Error(`${folder} may import areas above it only, not ${unknown.join(", ")}`)
    listed.set(areaName(folder), folder)
    return rule(
      `sandbox-${areaName(folder)}`,
      `${folder} uses ${[areaName(folder), ...others].join(", ")} of the sandbox`,
      { path: inFolder(folder) },
      { path: "^contracts/sandbox/", pathNot: [folder, ...others.map((name) => listed.get(name))].map(inFolder) },
    )
  })
}

const confined = Object.entries(LIBRARIES).map(([name, folder]) =>
  rule(
    `only-there-${name.replaceAll(/[@/]/g, "")}`,
    `${name} is imported in ${folder} only`,
    { path: PRODUCT, pathNot: folder },
    { path: npm(name) },
  ),
)

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule("no-cycles", "no circular imports, type imports included", { path: PRODUCT }, { circular: true }),
    // Two rules of S5 precede the screens that will use them (until 2027-06).
    rule(
      "no-orphans",
      "a module imports or is imported",
      { orphan: true, pathNot: "\\.d\\.ts$|^domain/address/canCompleteAddress\\.ts$" },
      {},
    ),
    // The build writes the text modules.
    rule(
      "no-unresolvable",
      "imports resolve",
      { path: PRODUCT },
      { couldNotResolve: true, pathNot: "^virtual:texts$" },
    ),
    rule(
      "no-tests-in-product",
      "the product does not import tests or scripts",
      { path: PRODUCT },
      { path: "^(tests|scripts)/" },
    ),
    rule(
      "no-dev-dependencies",
      "the product runs without development packages; only the verification of a backend uses them",
      { path: PRODUCT, pathNot: "^contracts/verification/" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: "node_modules/@types/" },
    ),
    rule(
      "only-listed-libraries",
      "a new library needs an entry in the list",
      { path: PRODUCT },
      { path: NPM, pathNot: [EFFECT, ...Object.keys(LIBRARIES).map(npm), "node_modules/@types/"] },
    ),

    rule(
      "domain-is-pure",
      "domain imports domain, effect, and the names of HTML's entities",
      { path: "^domain/" },
      { pathNot: ["^domain/", EFFECT, npm("entities")] },
    ),
    ...neighbours("domain", DOMAIN, ["shared"]),
    known("domain", DOMAIN),

    rule(
      "application-is-pure",
      "application imports domain, application and effect",
      { path: "^application/" },
      { pathNot: ["^domain/", "^application/", EFFECT] },
    ),
    ...neighbours("application", APPLICATION, ["shared", "platform"]),
    known("application", APPLICATION),

    rule(
      "backend-gateways",
      "a gateway imports ports, its own folder, backend/http and the generated types",
      { path: "^adapters/backend/([^/]+)/" },
      {
        pathNot: [
          "^domain/",
          "^application/",
          "^adapters/backend/($1|http)/",
          "^adapters/backend/gateway[.]ts$",
          "^contracts/generated/",
          EFFECT,
          npm("openapi-fetch"),
          npm("lru-cache"),
        ],
      },
    ),
    rule(
      "generated-types-only",
      "generated types are for compile-time checks only; paths are also labels of logs, metrics and traces",
      { path: "^adapters/", pathNot: "^adapters/backend/http/operationOfPath[.]ts$" },
      { path: "^contracts/generated/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "device-adapters",
      "a device adapter imports ports and its own folder",
      { path: "^adapters/(browser|memory|chat|maps|telemetry)/" },
      { pathNot: ["^domain/", "^application/", "^adapters/$1/", NPM] },
    ),
    rule(
      "machine-adapters",
      "a machine adapter imports ports, its own folder and Node",
      { path: "^adapters/(node|catalogue)/" },
      { pathNot: ["^domain/", "^application/", "^adapters/$1/", NPM], dependencyTypesNot: ["core"] },
    ),
    rule(
      "composition",
      "the roots import ports and driven adapters, and no driving adapter",
      { path: "^adapters/composition/" },
      { path: "^(adapters/(cli|web)|ui|contracts)/" },
    ),
    rule(
      "cli",
      "the CLI drives the application",
      { path: "^adapters/cli/" },
      { path: "^(adapters|ui|contracts)/", pathNot: ["^adapters/cli/", "^adapters/composition/"] },
    ),
    rule(
      "cli-root",
      "the CLI uses its own root and no other",
      { path: "^adapters/cli/" },
      { path: "^adapters/composition/", pathNot: "^adapters/composition/cli[A-Z]" },
    ),
    rule(
      "cli-root-from-one-place",
      "the CLI is composed in one module",
      { path: "^adapters/cli/", pathNot: "^adapters/cli/withCliContext[.]ts$" },
      { path: "^adapters/composition/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "web",
      "the web server drives the application and renders the page",
      { path: "^adapters/web/" },
      {
        path: "^(adapters|ui|contracts)/",
        pathNot: [
          "^adapters/web/",
          "^adapters/composition/server[A-Z]",
          "^ui/app/(entryServer[.]tsx|PageAssets[.]ts|parts/pageModules[.]ts|PageOutline[.]ts)$",
          // Redirects name the language of the page as its document does.
          "^ui/text/languageTag[.]ts$",
          "^contracts/sandbox/",
        ],
      },
    ),
    rule(
      "web-mounts-the-sandbox-once",
      "only one module mounts the sandbox",
      { path: "^adapters/web/", pathNot: "^adapters/web/mountSandbox[.]ts$" },
      { path: "^contracts/" },
    ),
    rule(
      "ui",
      "the page drives the application",
      { path: "^ui/" },
      {
        path: "^(adapters|contracts)/",
        pathNot: ["^adapters/composition/browser[A-Z]", "^adapters/backend/[^/]+/Http[A-Z][A-Za-z]+[.]ts$"],
      },
    ),
    rule(
      "ui-root-from-core",
      "the browser is composed in ui/commands, which name the gateways they need",
      { path: "^ui/", pathNot: "^ui/commands/" },
      { path: "^adapters/" },
    ),
    rule(
      "commands-know-no-component",
      "commands are used by components, and not the other way round",
      { path: "^ui/commands/" },
      { path: "^ui/(app|features|design)/" },
    ),
    rule(
      "ui-features-apart",
      "UI features import the shared components and not each other: pages are composed in ui/app",
      { path: "^ui/features/([^/]+)/" },
      { path: "^ui/(features|app)/", pathNot: "^ui/features/($1|shared)/" },
    ),
    rule(
      "design-knows-no-feature",
      "the design system imports no feature",
      { path: "^ui/design/" },
      { path: "^ui/(app|features)/" },
    ),
    rule(
      "design-knows-no-domain",
      "components of the domain belong to a feature, or to ui/features/shared when several features use them",
      { path: "^ui/design/" },
      { path: "^(domain|application)/", pathNot: "^domain/shared/" },
    ),
    rule(
      "nobody-imports-the-driving",
      "driving adapters are not imported",
      { path: "^(domain|application|contracts|adapters/(?!cli/|web/))" },
      { path: "^(ui|adapters/(cli|web))/" },
    ),
    rule(
      "sandbox-is-a-stranger",
      "the second implementation of the contract shares no code with the first",
      { path: "^contracts/" },
      { path: "^(domain|application|adapters|ui|tests|scripts)/|node_modules/effect/" },
    ),
    ...areaRules(SANDBOX_BASE, SANDBOX),
    rule(
      "sandbox-areas-are-listed",
      "a new folder of the sandbox needs an entry in the list",
      {
        path: "^contracts/sandbox/.*/",
        pathNot: [SANDBOX_COMPOSITION, ...[...SANDBOX_BASE, ...SANDBOX].map(([folder]) => folder)].map(inFolder),
      },
      {},
    ),
    rule(
      "sandbox-composition",
      "the sandbox is composed once, at its root",
      { path: inFolder(SANDBOX_COMPOSITION) },
      { path: "^contracts/sandbox/[^/]+$" },
    ),

    ...confined,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|tests/[.]artifacts)/|^ui/.*[.]mjs$" },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
}
