import { createHash } from "node:crypto"
import { relative, resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { textsPlugin } from "./scripts/texts/textsPlugin.ts"

/** Rules that pages share with commands: in the file of commands, pages would fetch all of it. */
const SHARED_RULES = /\/domain\/(catalog\/stock\/lotSize|cart\/CartAddition|shared\/toAsciiDigits)\.ts$/

/** Rules of email addresses, which forms share with commands. */
const EMAIL_RULE = /\/domain\/(shared\/(normalize|is)Email|address\/contactReasons)\.ts$/

/** Small modules that the router shares with others. A file for each would be a request for each. */
const ROUTER_RULES = /\/(navigation\/(PageData|secretParameters)|app\/head\/pageTitle|router\/hideSecrets)\.ts$/

/** Small modules that islands share with others. */
const ISLAND_RULES = new RegExp(
  "/(positiveSetting|withdrawalDays|sellsVirtualGiftCards|deliveryPolicy|legalLabel|isGiftCard|" +
    "application/(newsletter/NewsletterPage|catalog/restock/RestockAlertPage))\\.ts$",
)

/** Fields of forms, which catalogue pages do not have, unlike the choices of a size. */
const FIELDS = /\/ui\/design\/fields\/(CheckField|Field|SelectField|TextArea)\.tsx$/

/**
 * The styles of what all pages, or all catalogue pages, show around their own content. They are one sheet, which
 * blocks rendering; the sheet of the page's own view follows it. Other sheets are loaded with the script that needs
 * them.
 */
const FRAME_STYLES = new RegExp(
  "/ui/(app/(PageFrame|PageCrash|parts/NextPage)|runtime/island|" +
    "design/(Alert|Button|Drawer|Spinner|Icon|VisuallyHidden|fields/[A-Za-z]+)|" +
    "features/(navigation/(?!SearchAssist)[A-Za-z]+|shared/(NewsletterForm|PolicyLink|product/[A-Za-z]+)|" +
    "wishlist/WishlistHeart|catalog/listing/(ProductCard|ProductGrid|Swatch|Breadcrumbs)))\\.module\\.css",
)

/** Styles of a list of products, whose parts are also shown on other pages. */
const LISTING_STYLES = /\/catalog\/listing\/(ProductListing|FilterSheet|Pager|CategoryView)\.module\.css/

/** Styles of the cart's lines and notices, also of those that the server renders for readers without scripts. */
const CART_STYLES = /\/ui\/features\/cart\/(CartView|CartNotices|lines\/CartLines|codes\/PromoCode)\.module\.css/

/** Styles of a product: of its first view and of the islands that the server renders in it. */
const PRODUCT_STYLES =
  /\/catalog\/(product\/(?!ZoomDialog)|sizes\/SizeChoice|customization\/Customization)[A-Za-z]*\.module\.css/

/**
 * The stages of a page, each one file with its own imports: the script that starts the others, what hydrates every
 * page, and what the first command needs. The others have what many pages share. The bundler groups the rest.
 */
const STAGES = [
  { name: "boot", test: new RegExp(`/ui/app/boot\\.ts$|vite/preload-helper|${FRAME_STYLES.source}`), priority: 5 },
  { name: "page", test: /\/ui\/app\/entryBrowser\.tsx$/, priority: 4 },
  { name: "core", test: /\/ui\/commands\/(commandModules|base\/createCommandBase|cart)\.ts$/, priority: 3 },
  {
    name: "shared",
    test: (id: string) => /\/ui\/(features\/(shared|catalog)|design)\//.test(id) && !FIELDS.test(id),
    minShareCount: 8,
    priority: 2,
  },
  { name: "listingStyles", test: LISTING_STYLES, priority: 3 },
  { name: "cartStyles", test: CART_STYLES, priority: 3 },
  { name: "productStyles", test: PRODUCT_STYLES, priority: 3 },
  { name: "rules", test: SHARED_RULES, priority: 4 },
  { name: "email", test: EMAIL_RULE, priority: 4 },
  { name: "routerRules", test: ROUTER_RULES, priority: 1 },
  { name: "islandRules", test: ISLAND_RULES, priority: 1 },
]

/**
 * Class names of CSS modules: the name in the sheet with three characters of a hash of the sheet's path. They are short
 * because every page contains them twice.
 */
function shortClass(name: string, path: string): string {
  const [sheet = path] = relative(import.meta.dirname, path).split("?", 1)
  return `${name}-${createHash("sha256")
    .update(sheet)
    .digest("base64url")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 3)}`
}

/**
 * Packages that Node loads itself: native programs, packages that read files of their own folder, and large ones that
 * few requests need. All others are part of the server's files: reading hundreds of small ones takes a quarter of the
 * start.
 */
const LOADED_BY_NODE = [
  "@electric-sql/pglite",
  "bwip-js",
  "date-holidays",
  "node-forge",
  "passkit-generator",
  "pdfkit",
  "pg-native",
  "sharp",
  "write-excel-file",
]

/**
 * Two builds of one source: the browser's (`dist/client`) and Node's (`dist/server`: web server, CLI and sandbox).
 *
 * Class names of CSS modules depend on their path, so that both builds produce the same names.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: "custom",
  plugins: [react(), textsPlugin(resolve(import.meta.dirname, "ui/text"))],
  css: { modules: { generateScopedName: shortClass } },
  // Only the build bundles packages: tests and scripts load them as they are.
  ssr: isSsrBuild ? { noExternal: true, external: LOADED_BY_NODE } : {},
  // Libraries contain a build for development too, which the server never runs.
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        target: "node20",
        rolldownOptions: {
          input: { web: "adapters/web/main.ts", cli: "adapters/cli/main.ts", sandbox: "contracts/sandbox/main.ts" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        assetsInlineLimit: 0,
        modulePreload: false,
        rolldownOptions: {
          input: { boot: "ui/app/boot.ts", documentSheets: "ui/app/documentSheets.ts" },
          // Else the sheets that the second entry names would not be built.
          preserveEntrySignatures: "allow-extension",
          // Unused modules of packages and property reads without a use are removed: no package here has side effects
          // on import.
          treeshake: {
            moduleSideEffects: (id) => !id.includes("node_modules"),
            propertyReadSideEffects: false,
            unknownGlobalSideEffects: false,
          },
          // The shortest hash that the bundler allows: pages contain the names of their files, and hashes do not
          // compress. Names would be repeated wherever one file imports another, so they are in the manifest.
          output: { chunkFileNames: "assets/[hash:7].js", codeSplitting: { groups: STAGES } },
        },
      },
}))
