import { describe, expect, it } from "vitest"
import { CATALOG_PAGES, ONE_SITE } from "../../../domain/navigation/Site.ts"
import { ownOrigins } from "../../../adapters/web/settings/ownOrigins.ts"
import { pageAssets } from "../../../adapters/web/pages/pageAssets.ts"
import { readSettings } from "../../../adapters/web/settings/readSettings.ts"
import { memoizeAsync } from "../../../adapters/web/memoizeAsync.ts"

describe("the settings of a server", () => {
  const defaults = {
    port: 4173,
    host: undefined,
    dataDir: ".data",
    backendUrl: undefined,
    databaseUrl: undefined,
    publicOrigin: undefined,
    sessionHolder: "server",
    isStage: false,
    sites: ONE_SITE,
    providersPort: 4174,
    providersOrigin: undefined,
    cardEntry: { by: "frame", vault: undefined },
    trustedProxies: 0,
    workers: 1,
  }

  it.each([
    [{}],
    [
      {
        PORT: "",
        HOST: " ",
        DATA_DIR: "",
        BACKEND_URL: " ",
        DATABASE_URL: "",
        PUBLIC_ORIGIN: "",
        SESSION_HOLDER: "",
        STAGE: "",
        PROVIDERS_PORT: "",
        PROVIDERS_ORIGIN: " ",
        CARD_ENTRY: "",
        CARD_VAULT_URL: "",
        DEMO_PRODUCTS: " ",
      },
    ],
  ])("have defaults: %j", (environment) => {
    expect(readSettings(environment)).toEqual(defaults)
  })

  it("are read as given, the public address as scheme and host only", () => {
    expect(
      readSettings({
        PORT: "0",
        HOST: "::",
        DATA_DIR: "/data",
        BACKEND_URL: "http://backend.example:81",
        DATABASE_URL: "postgres://db/shop",
        PUBLIC_ORIGIN: "https://shop.example/somewhere?a=b",
        SESSION_HOLDER: "page",
        STAGE: "true",
        PROVIDERS_ORIGIN: "https://pay.example/x",
        CARD_VAULT_URL: "https://vault.example/frame",
        DEMO_PRODUCTS: "20000",
        TRUSTED_PROXIES: "2",
        WORKERS: "4",
      }),
    ).toEqual({
      port: 0,
      host: "::",
      dataDir: "/data",
      backendUrl: "http://backend.example:81",
      databaseUrl: "postgres://db/shop",
      publicOrigin: "https://shop.example",
      sites: { ...ONE_SITE, desktop: { origin: "https://shop.example", prefix: "" } },
      sessionHolder: "page",
      isStage: true,
      providersPort: 0,
      providersOrigin: "https://pay.example",
      cardEntry: { by: "frame", vault: "https://vault.example/frame" },
      demoProducts: 20_000,
      trustedProxies: 2,
      workers: 4,
    })
  })

  it("may exclude the demo catalogue", () => {
    expect(readSettings({ DEMO_PRODUCTS: "0" })).toMatchObject({ demoProducts: 0 })
  })

  it.each([
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "80a"],
    ["PORT", "4173.5"],
    ["BACKEND_URL", "backend.example"],
    ["BACKEND_URL", "ftp://backend.example"],
    ["PUBLIC_ORIGIN", "javascript:alert(1)"],
    ["SESSION_HOLDER", "cookies"],
    ["STAGE", "yes"],
    ["PROVIDERS_PORT", "65536"],
    ["PROVIDERS_PORT", "4173"],
    ["PROVIDERS_ORIGIN", "pay.example"],
    ["CARD_ENTRY", "paper"],
    ["DEMO_PRODUCTS", "-1"],
    ["DEMO_PRODUCTS", "100001"],
    ["DEMO_PRODUCTS", "many"],
    ["DEMO_PRODUCTS", "1e3"],
    ["CARD_VAULT_URL", "vault.example"],
    ["TRUSTED_PROXIES", "-1"],
    ["TRUSTED_PROXIES", "all"],
    ["WORKERS", "0"],
    ["WORKERS", "65"],
    ["WORKERS", "2"],
  ])("reject %s=%s", (name, value) => {
    expect(readSettings({ [name]: value })).toEqual({ problem: expect.stringContaining(`${name} is "${value}"`) })
  })
})

describe("the settings of where card data is typed", () => {
  const cardEntry = (environment: Readonly<Record<string, string>>) => {
    const settings = readSettings(environment)
    return "problem" in settings ? settings.problem : settings.cardEntry
  }

  it("are a frame, and the shop's own page only on request", () => {
    expect([cardEntry({}), cardEntry({ CARD_ENTRY: "frame" }), cardEntry({ CARD_ENTRY: "direct" })]).toEqual([
      { by: "frame", vault: undefined },
      { by: "frame", vault: undefined },
      { by: "direct" },
    ])
  })

  it("name the vault of an external backend, or report a missing one at startup", () => {
    const BACKEND_URL = "https://backend.example"
    expect(cardEntry({ BACKEND_URL })).toMatch(
      /^CARD_VAULT_URL is not set, .*: set it to the address of the vault's frame, or set CARD_ENTRY=direct/,
    )
    expect(cardEntry({ BACKEND_URL, CARD_ENTRY: "direct" })).toEqual({ by: "direct" })
    expect(cardEntry({ BACKEND_URL, CARD_VAULT_URL: "https://vault.example/frame", DEMO_PRODUCTS: "20000" })).toEqual({
      by: "frame",
      vault: "https://vault.example/frame",
    })
  })

  it("reject a vault on the shop's own origin, whose scripts could reach into its frame", () => {
    const at = (CARD_VAULT_URL: string) =>
      cardEntry({ PUBLIC_ORIGIN: "https://shop.example", MOBILE_ORIGIN: "https://m.shop.example", CARD_VAULT_URL })
    for (const own of ["https://shop.example/vault", "https://SHOP.example:443/vault", "https://m.shop.example/vault"])
      expect(at(own)).toMatch(/^CARD_VAULT_URL is on https:.*own origin.*another host/)
    expect(at("https://vault.shop.example/vault")).toEqual({ by: "frame", vault: "https://vault.shop.example/vault" })
  })

  it("give the simulated providers the port next to the shop's", () => {
    const portWith = (PORT: string) => {
      const settings = readSettings({ PORT })
      return "problem" in settings ? settings.problem : settings.providersPort
    }
    expect(["8080", "65535", "0"].map(portWith)).toEqual([8081, 65534, 0])
  })
})

describe("the origins of a shop", () => {
  it("are the public one, its mobile site, and locally each name of the machine", () => {
    expect(ownOrigins("http://127.0.0.1:4173", ONE_SITE)).toEqual(["http://127.0.0.1:4173", "http://localhost:4173"])
    expect(ownOrigins("http://localhost:80", ONE_SITE)).toEqual(["http://localhost", "http://127.0.0.1"])
    expect(
      ownOrigins("https://shop.example/", { ...ONE_SITE, mobile: { origin: "https://m.shop.example", prefix: "" } }),
    ).toEqual(["https://shop.example", "https://m.shop.example"])
  })
})

describe("the settings of the two sites", () => {
  const desktop = { origin: "https://shop.example", prefix: "" }
  const sitesOf = (environment: Readonly<Record<string, string>>) => {
    const settings = readSettings(environment)
    return "problem" in settings ? settings.problem : settings.sites
  }

  it.each([
    [
      { PUBLIC_ORIGIN: "https://shop.example", MOBILE_ORIGIN: "https://m.shop.example/x", MOBILE_PREFIX: "/m" },
      {
        desktop,
        mobile: { origin: "https://m.shop.example", prefix: "/m" },
        phonePages: CATALOG_PAGES,
        desktopPages: [],
      },
    ],
    [
      { PUBLIC_ORIGIN: "https://shop.example", MOBILE_ORIGIN: "https://m.shop.example" },
      {
        desktop,
        mobile: { origin: "https://m.shop.example", prefix: "" },
        phonePages: CATALOG_PAGES,
        desktopPages: [],
      },
    ],
    [
      { MOBILE_PREFIX: "/mobile" },
      { desktop: { prefix: "" }, mobile: { prefix: "/mobile" }, phonePages: CATALOG_PAGES, desktopPages: [] },
    ],
    [
      {
        PUBLIC_ORIGIN: "https://shop.example",
        MOBILE_PREFIX: "/m",
        MOBILE_PAGES: "ItxHomePage",
        DESKTOP_PAGES: " ItxOrderCheckoutPage, ItxGiftGuidePage,",
      },
      {
        desktop,
        mobile: { origin: "https://shop.example", prefix: "/m" },
        phonePages: ["ItxHomePage"],
        desktopPages: ["ItxOrderCheckoutPage", "ItxGiftGuidePage"],
      },
    ],
  ])("%j are accepted", (environment, sites) => {
    expect(sitesOf(environment)).toEqual(sites)
  })

  it.each([
    [{ MOBILE_ORIGIN: "m.shop.example" }, "MOBILE_ORIGIN is"],
    [{ MOBILE_ORIGIN: "https://m.shop.example" }, "PUBLIC_ORIGIN is not"],
    [{ MOBILE_PREFIX: "m" }, "MOBILE_PREFIX is"],
    [{ MOBILE_PREFIX: "/itxrest" }, "MOBILE_PREFIX is"],
    [{ MOBILE_PREFIX: "/10000034" }, "MOBILE_PREFIX is"],
    [{ MOBILE_PREFIX: "//evil" }, "MOBILE_PREFIX is"],
    [{ MOBILE_PREFIX: "/m", MOBILE_PAGES: "Home" }, "MOBILE_PAGES names"],
    [{ MOBILE_PREFIX: "/m", DESKTOP_PAGES: "../x" }, "DESKTOP_PAGES names"],
    [{ PUBLIC_ORIGIN: "https://shop.example", MOBILE_ORIGIN: "https://shop.example" }, "MOBILE_PREFIX is not set"],
  ])("%j are rejected with a hint", (environment, problem) => {
    expect(sitesOf(environment)).toEqual(expect.stringContaining(problem))
    expect(sitesOf(environment)).toMatch(/: set /)
  })
})

describe("the origins of passkeys", () => {
  const originsOf = (PASSKEY_ORIGINS?: string) => {
    const settings = readSettings({ ...(PASSKEY_ORIGINS === undefined ? {} : { PASSKEY_ORIGINS }) })
    return "problem" in settings ? settings.problem : settings.passkeyOrigins
  }

  it.each([
    [undefined, undefined],
    ["", undefined],
    ["http://localhost:4173", ["http://localhost:4173"]],
    ["https://shop.example, https://m.shop.example", ["https://shop.example", "https://m.shop.example"]],
  ])("%j are accepted", (setting, origins) => {
    expect(originsOf(setting)).toEqual(origins)
  })

  it.each([
    ["shop.example", "is no address"],
    ["https://shop.example/login", "has more than"],
    ["http://127.0.0.1:4173", "is an IP address"],
    ["https://[::1]:4173", "is an IP address"],
    ["http://shop.example", "is not https"],
    ["https://shop.example,", "is no address"],
    ["https://shop.example,https://evilshop.example", "is not on shop.example"],
    ["https://m.shop.example,https://shop.example", "is not on m.shop.example"],
  ])("%j are rejected with a hint", (setting, problem) => {
    expect(originsOf(setting)).toMatch(
      new RegExp(`^PASSKEY_ORIGINS .*${problem.replaceAll(".", "\\.")}.*: set it to`, "u"),
    )
  })
})

describe("a cached response", () => {
  /** A query whose responses the test counts, on a clock the test moves. */
  function remembered(answer: (key: string) => Promise<string>) {
    const asked: string[] = []
    const clock = { now: 0 }
    const ask = memoizeAsync(
      100,
      (key: string) => {
        asked.push(key)
        return answer(key)
      },
      { now: () => clock.now },
    )
    return { ask, asked, clock }
  }

  it("is requested once by all concurrent and later readers, and again when it expires", async () => {
    const { ask, asked, clock } = remembered((key) => Promise.resolve(`${key}!`))
    expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a!", "a!", "b!"])
    clock.now = 99
    await ask("a")
    expect(asked).toEqual(["a", "b"])
    clock.now = 100
    await ask("a")
    expect(asked).toEqual(["a", "b", "a"])
  })

  it("is not a failure", async () => {
    const { ask, asked } = remembered(() => Promise.reject(new Error("down")))
    await expect(ask("a")).rejects.toThrow("down")
    await expect(ask("a")).rejects.toThrow("down")
    expect(asked).toEqual(["a", "a"])
  })

  it("is bounded in memory for any number of keys", async () => {
    const { ask, asked } = remembered((key) => Promise.resolve(key))
    for (let index = 0; index <= 1_000; index += 1) await ask(String(index))
    await ask("0")
    expect(asked).toHaveLength(1_002)
  })
})

describe("the files of a page", () => {
  it("are the entry, the sheets of the frame and of views, of navigation, and the fonts above the fold", () => {
    expect(
      pageAssets({
        "ui/app/boot.ts": {
          file: "assets/boot-1.js",
          isEntry: true,
          assets: ["assets/newsreader-latin-wght-normal-1.woff2", "assets/newsreader-greek-wght-normal-1.woff2"],
        },
        "ui/app/views/CartPage.tsx": {
          file: "assets/cart-1.js",
          imports: ["ui/app/boot.ts", "_lines.js", "_totals.js"],
          css: ["assets/cart-1.css"],
          assets: ["assets/hanken-grotesk-latin-wght-normal-1.woff2"],
        },
        "ui/app/router/pageRouter.ts": { file: "assets/router-1.js", imports: ["ui/app/boot.ts", "_core.js"] },
        "ui/app/views/CategoryPage.tsx": { file: "assets/category-1.js", imports: ["_core.js", "_page.js"] },
        "virtual:texts/en": { file: "assets/en-1.js" },
        "virtual:texts/en/purchase": { file: "assets/purchase-1.js" },
        "virtual:texts/en-US": { file: "assets/en-US-1.js" },
        "_core.js": { file: "assets/core-1.js", name: "core", imports: ["_rules.js"] },
        "_page.js": { file: "assets/page-1.js", name: "page", imports: ["_frame.js"], css: ["assets/page-1.css"] },
        "_islands.js": { file: "assets/islands-1.js", name: "islands", css: ["assets/shop-1.css"] },
        "_frame.js": { file: "assets/frame-1.js" },
        "_rules.js": { file: "assets/rules-1.js" },
        "_lines.js": { file: "assets/lines-1.js", imports: ["_totals.js"], css: ["assets/lines-1.css"] },
        "_totals.js": { file: "assets/totals-1.js", css: ["assets/totals-1.css"] },
        "_error.js": { file: "assets/error-1.js", name: "AddToCartError" },
        "ui/features/cart/CartDrawer.tsx": {
          file: "assets/drawer-1.js",
          imports: ["_page.js", "_islands.js", "_lines.js"],
          css: ["assets/drawer-1.css"],
        },
      }),
    ).toEqual({
      entry: "/assets/boot-1.js",
      css: ["/assets/shop-1.css", "/assets/page-1.css"],
      scriptList: expect.stringMatching(/^\/page-scripts\/[\w-]{8}\.json$/),
      preloads: {
        islands: ["/assets/islands-1.js"],
        router: ["/assets/rules-1.js", "/assets/core-1.js", "/assets/router-1.js"],
        home: [],
        category: ["/assets/rules-1.js", "/assets/core-1.js", "/assets/category-1.js"],
        search: [],
        product: [],
        core: ["/assets/rules-1.js", "/assets/core-1.js"],
        drawer: [
          "/assets/islands-1.js",
          "/assets/totals-1.js",
          "/assets/lines-1.js",
          "/assets/drawer-1.js",
          "/assets/error-1.js",
          "/assets/totals-1.css",
          "/assets/lines-1.css",
          "/assets/drawer-1.css",
        ],
        telemetry: [],
        "en/purchase": ["/assets/en-1.js", "/assets/purchase-1.js"],
        "en-US/purchase": ["/assets/en-US-1.js", "/assets/purchase-1.js"],
      },
      viewCss: {
        "ui/app/views/CartPage.tsx": ["/assets/totals-1.css", "/assets/lines-1.css", "/assets/cart-1.css"],
        "ui/app/views/CategoryPage.tsx": [],
      },
      icon: "/favicon.svg",
      fonts: ["/assets/newsreader-latin-wght-normal-1.woff2", "/assets/hanken-grotesk-latin-wght-normal-1.woff2"],
      documentCss: {},
      wordmarkFonts: ["/assets/newsreader-latin-wght-normal-1.woff2"],
    })
  })

  it("are none when the build is not the shop's", () => {
    expect(() => pageAssets({ a: { file: "a.js" } })).toThrow("npm run build")
    for (const manifest of [null, [], { a: {} }, { a: { file: 1 } }]) expect(() => pageAssets(manifest)).toThrow()
  })
})
