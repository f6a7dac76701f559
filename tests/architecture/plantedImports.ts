import type { RuleFile } from "./RuleFile.ts"

/** A file with one import that a rule forbids. */
export interface PlantedImport {
  readonly rule: string
  readonly file: string
  readonly text: string
}

const planted = (rule: string, file: string, imported: string, kind: "type" | "value" = "value"): PlantedImport => ({
  rule,
  file,
  text: kind === "type" ? `export type * from "${imported}"\n` : `import "${imported}"\nexport const planted = 1\n`,
})

/** Modules that planted files import; they violate no rule. */
export const BYSTANDERS: readonly string[] = [
  "domain/cart/Bystander.ts",
  "domain/catalog/Bystander.ts",
  "domain/shared/Bystander.ts",
  "application/cart/Bystander.ts",
  "application/catalog/Bystander.ts",
  "adapters/browser/Bystander.ts",
  "adapters/backend/cart/Bystander.ts",
  "adapters/cli/Bystander.ts",
  "adapters/composition/browserRoot.ts",
  "adapters/composition/cliRoot.ts",
  "adapters/composition/serverRoot.ts",
  "contracts/generated/cart.ts",
  "contracts/sandbox/Bystander.ts",
  "contracts/sandbox/composition/Bystander.ts",
  "tests/Bystander.ts",
  "ui/app/Bystander.ts",
  "ui/features/cart/Bystander.ts",
]

/** The import that closes the cycle. */
export const OTHER_HALF = { file: "domain/shared/OtherHalf.ts", text: 'export type * from "./Circle.ts"\n' }

const FIXED: readonly PlantedImport[] = [
  planted("no-cycles", "domain/shared/Circle.ts", "./OtherHalf.ts", "type"),
  { rule: "no-orphans", file: "domain/shared/Orphan.ts", text: "export const alone = 1\n" },
  planted("no-unresolvable", "domain/shared/Lost.ts", "./Nowhere.ts"),
  planted("no-tests-in-product", "adapters/browser/KnowsTests.ts", "../../tests/Bystander.ts"),
  planted("no-dev-dependencies", "adapters/web/usesTool.ts", "fast-check"),
  planted("only-listed-libraries", "adapters/web/usesAnything.ts", "happy-dom", "type"),
  planted("domain-is-pure", "domain/cart/KnowsAdapter.ts", "../../adapters/browser/Bystander.ts", "type"),
  planted("domain-features-are-listed", "domain/unheard/New.ts", "../cart/Bystander.ts"),
  planted("application-is-pure", "application/cart/readsFile.ts", "node:fs"),
  planted("application-features-are-listed", "application/unheard/New.ts", "../cart/Bystander.ts"),
  planted("backend-gateways", "adapters/backend/catalog/KnowsCart.ts", "../cart/Bystander.ts"),
  planted("generated-types-only", "adapters/backend/cart/UsesGenerated.ts", "../../../contracts/generated/cart.ts"),
  planted("device-adapters", "adapters/memory/KnowsBrowser.ts", "../browser/Bystander.ts", "type"),
  planted("machine-adapters", "adapters/node/KnowsBrowser.ts", "../browser/Bystander.ts"),
  planted("composition", "adapters/composition/knowsCli.ts", "../cli/Bystander.ts"),
  planted("cli", "adapters/cli/knowsGateway.ts", "../backend/cart/Bystander.ts"),
  planted("cli-root", "adapters/cli/main.ts", "../composition/browserRoot.ts"),
  planted("cli-root-from-one-place", "adapters/cli/composes.ts", "../composition/cliRoot.ts"),
  planted("web", "adapters/web/knowsBrowser.ts", "../composition/browserRoot.ts"),
  planted("web-mounts-the-sandbox-once", "adapters/web/knowsSandbox.ts", "../../contracts/sandbox/Bystander.ts"),
  planted("ui", "ui/commands/knowsServer.ts", "../../adapters/composition/serverRoot.ts"),
  planted("commands-know-no-component", "ui/commands/knowsCart.ts", "../features/cart/Bystander.ts", "type"),
  planted("ui-root-from-core", "ui/runtime/composes.ts", "../../adapters/composition/browserRoot.ts"),
  planted("ui-features-apart", "ui/features/catalog/knowsCart.ts", "../cart/Bystander.ts"),
  planted("design-knows-no-feature", "ui/design/knowsCart.ts", "../features/cart/Bystander.ts", "type"),
  planted("design-knows-no-domain", "ui/design/knowsDomain.ts", "../../domain/cart/Bystander.ts", "type"),
  planted("ui-features-apart", "ui/features/shared/knowsCart.ts", "../cart/Bystander.ts"),
  planted("nobody-imports-the-driving", "adapters/browser/knowsPage.ts", "../../ui/app/Bystander.ts"),
  planted("sandbox-is-a-stranger", "contracts/sandbox/knowsDomain.ts", "../../domain/cart/Bystander.ts", "type"),
  planted("sandbox-areas-are-listed", "contracts/sandbox/unheard/New.ts", "../Bystander.ts"),
  planted("sandbox-composition", "contracts/sandbox/composition/knowsRoot.ts", "../Bystander.ts"),
  planted("only-there-entities", "domain/cart/usesEntities.ts", "entities"),
  planted("only-there-inversify", "application/cart/usesInversify.ts", "inversify", "type"),
  planted("only-there-reflect-metadata", "adapters/browser/usesReflect.ts", "reflect-metadata"),
  planted("only-there-openapi-fetch", "adapters/backend/cart/usesClient.ts", "openapi-fetch", "type"),
  planted("only-there-hono", "adapters/cli/usesHono.ts", "hono"),
  planted("only-there-hononode-server", "ui/app/usesServer.ts", "@hono/node-server"),
  planted("only-there-lru-cache", "adapters/cli/usesCache.ts", "lru-cache"),
  planted("only-there-commander", "adapters/web/usesCommander.ts", "commander"),
  planted("only-there-fastifybusboy", "adapters/cli/readsForms.ts", "@fastify/busboy"),
  planted("only-there-date-holidays", "domain/cart/usesHolidays.ts", "date-holidays"),
  planted("only-there-cookie", "adapters/cli/usesCookies.ts", "cookie"),
  planted("only-there-react", "adapters/web/usesReact.ts", "react"),
  planted("only-there-react-dom", "adapters/web/usesReactDom.ts", "react-dom/server"),
  planted("only-there-react-router-dom", "adapters/web/usesRouter.ts", "react-router-dom"),
  planted(
    "only-there-fontsource-variablehanken-grotesk",
    "adapters/web/usesFont.ts",
    "@fontsource-variable/hanken-grotesk",
  ),
  planted(
    "only-there-fontsource-variablenewsreader",
    "adapters/web/usesOtherFont.ts",
    "@fontsource-variable/newsreader",
  ),
  planted("only-there-vite", "adapters/web/usesVite.ts", "vite", "type"),
  planted("only-there-electric-sqlpglite", "adapters/web/usesPglite.ts", "@electric-sql/pglite"),
  planted("only-there-bidi-js", "adapters/web/usesBidi.ts", "bidi-js"),
  planted("only-there-bwip-js", "adapters/web/usesCodes.ts", "bwip-js/node"),
  planted("only-there-pact-foundationpact", "adapters/web/usesPact.ts", "@pact-foundation/pact"),
  planted("only-there-kysely", "adapters/web/usesKysely.ts", "kysely", "type"),
  planted("only-there-node-forge", "adapters/web/usesCertificates.ts", "node-forge"),
  planted("only-there-nodemailer", "adapters/web/usesMails.ts", "nodemailer"),
  planted("only-there-openapi-backend", "adapters/web/usesBackend.ts", "openapi-backend"),
  planted("only-there-passkit-generator", "adapters/web/usesPasses.ts", "passkit-generator"),
  planted("only-there-pdfkit", "adapters/web/usesPdf.ts", "pdfkit"),
  planted("only-there-pino", "adapters/cli/usesLog.ts", "pino"),
  planted("only-there-pino-pretty", "adapters/cli/usesPrettyLog.ts", "pino-pretty"),
  planted("only-there-prom-client", "adapters/cli/usesMetrics.ts", "prom-client"),
  planted("only-there-pg", "adapters/web/usesPg.ts", "pg"),
  planted("only-there-simplewebauthnbrowser", "adapters/web/usesPasskeys.ts", "@simplewebauthn/browser"),
  planted("only-there-simplewebauthnserver", "adapters/web/verifiesPasskeys.ts", "@simplewebauthn/server"),
  planted("only-there-saxes", "adapters/web/usesXml.ts", "saxes"),
  planted("only-there-pako", "adapters/web/usesPako.ts", "pako"),
  planted("only-there-web-vitals", "ui/usesVitals.ts", "web-vitals"),
  planted("only-there-sharp", "adapters/web/usesSharp.ts", "sharp"),
  planted("only-there-googlemapsjs-api-loader", "adapters/web/usesGoogle.ts", "@googlemaps/js-api-loader"),
  planted("only-there-leaflet", "adapters/web/usesLeaflet.ts", "leaflet"),
  planted("only-there-supercluster", "adapters/web/usesClusters.ts", "supercluster"),
  planted("only-there-topojson-client", "adapters/web/usesTopology.ts", "topojson-client"),
  planted("only-there-world-atlas", "adapters/web/usesAtlas.ts", "world-atlas/countries-110m.json"),
  planted("only-there-ws", "adapters/web/usesWebsocket.ts", "ws"),
  planted("only-there-strophe.js", "adapters/web/usesXmpp.ts", "strophe.js"),
  planted("only-there-swagger-ui-dist", "adapters/web/usesReference.ts", "swagger-ui-dist/absolute-path.js"),
  planted("only-there-write-excel-file", "adapters/web/usesSheets.ts", "write-excel-file/node"),
  planted("only-there-yaml", "adapters/web/usesYaml.ts", "yaml"),
]

/** Every planted violation: one for each rule with a name of its own, and one for each list of neighbours. */
export function plantedImports(rules: RuleFile): readonly PlantedImport[] {
  return [...FIXED, ...["domain", "application"].flatMap((layer) => anonymousCalls(rules, layer)), ...areaCalls(rules)]
}

function anonymousCalls(rules: RuleFile, layer: string): readonly PlantedImport[] {
  return rules.forbidden.flatMap(({ name, to }) => {
    const feature = new RegExp(`^${layer}-([a-z-]+)$`).exec(name)?.[1]
    if (feature === undefined || FIXED.some(({ rule }) => rule === name)) return []
    const allowed = typeof to.pathNot === "string" ? [to.pathNot] : (to.pathNot ?? [])
    const anonymous = ["cart", "catalog"].find(
      (other) => !allowed.some((pattern) => new RegExp(pattern).test(`${layer}/${other}/`)),
    )
    // A feature that may import both gets an invented neighbour.
    return [
      planted(
        name,
        `${layer}/${feature}/KnowsStranger.ts`,
        anonymous === undefined ? "../unheard/New.ts" : `../${anonymous}/Bystander.ts`,
        "type",
      ),
    ]
  })
}

/** Each area of the sandbox imports the composition, which no area may. */
function areaCalls(rules: RuleFile): readonly PlantedImport[] {
  return rules.forbidden.flatMap(({ name, from }) => {
    const folder =
      typeof from.path === "string" ? /^\^(contracts\/sandbox\/[a-z/-]+)\/$/.exec(from.path)?.[1] : undefined
    if (folder === undefined || FIXED.some(({ rule }) => rule === name)) return []
    const up = "../".repeat(folder.split("/").length - 2)
    return [planted(name, `${folder}/KnowsStranger.ts`, `${up}composition/Bystander.ts`, "type")]
  })
}
