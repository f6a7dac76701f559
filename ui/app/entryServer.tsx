import type { ReactNode } from "react"
import { renderToReadableStream } from "react-dom/server.node"
import type { AlternateLink } from "../../domain/navigation/alternates.ts"
import { analyticsDriverKind } from "../../domain/analytics/analyticsDriver.ts"
import { pageViewAddress } from "../../domain/analytics/pageViewAddress.ts"
import { collectorAccess } from "../../domain/telemetry/collectorAccess.ts"
import { COLLECTOR_META } from "../../domain/telemetry/collectorAddress.ts"
import { hasSecret } from "../../domain/navigation/secretParameters.ts"
import { COOKIES_PAGE } from "../../application/consent/CookiesPage.ts"
import type { PageData } from "../../application/navigation/PageData.ts"
import { asksForConsent } from "../../domain/consent/ConsentDecision.ts"
import type { ConsentInput } from "../../domain/consent/ConsentDecision.ts"
import { consentRegime } from "../../domain/consent/ConsentRegime.ts"
import { CartFormsWithoutScripts } from "../features/cart/CartFormsWithoutScripts.tsx"
import { CartNoticesWithoutScripts } from "../features/cart/CartNoticesWithoutScripts.tsx"
import { AssistedBanner, PunchoutBanner } from "../features/navigation/AssistedBanner.tsx"
import type { AssistedShopping } from "../../domain/agent/AssistedShopping.ts"
import type { PunchoutVisit } from "../../domain/order/PunchoutVisit.ts"
import { ConsentBanner, PrivacySignalNotice } from "../features/consent/ConsentBanner.tsx"
import { consentScript } from "../features/consent/consentScript.ts"
import { isDocumentPage } from "../commands/base/isRarePage.ts"
import { createCartState } from "../runtime/CartState.ts"
import type { ShopCommands } from "../commands/useCommands.tsx"
import { lazyCommands } from "../commands/useCommands.tsx"
import { unknownDevice } from "../runtime/DeviceProvider.tsx"
import { loadIslands } from "../runtime/island.tsx"
import type { Translate } from "../text/createTranslate.ts"
import { createTranslate } from "../text/createTranslate.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import { textDirection } from "../text/textDirection.ts"
import { loadTexts } from "../text/loadTexts.ts"
import { storeTextLanguage } from "../text/textLanguage.ts"
import { addressesOf } from "./router/addressesOf.ts"
import { App } from "./App.tsx"
import { staticNavigator } from "./router/Navigator.ts"
import { assetsOfPage } from "./PageAssets.ts"
import { VIEW_MODULES } from "./parts/pageModules.ts"
import type { BuiltAssets } from "./PageAssets.ts"
import type { DocumentContext } from "./PageBlock.ts"
import { writePageBlock } from "./PageBlock.ts"
import { outlineOf, outlineTexts } from "./PageOutline.ts"
import { prepareOutline, viewOf } from "./PageState.ts"
import { preparePage } from "./preparePage.ts"
import { defaultPolicyScript } from "./head/defaultPolicyScript.ts"
import { SearchHead } from "./head/SearchHead.tsx"

export interface RenderInput extends Pick<DocumentContext, "prefix" | "otherSite"> {
  readonly data: PageData
  /** BCP 47 codes for a page outside every store, the preferred first. */
  readonly languages?: readonly string[]
  /** The customer's own choice if the server knows it; otherwise the device decides. */
  readonly theme?: "light" | "dark"
  /** Permits the entry script in the Content-Security-Policy of the response. */
  readonly nonce: string
  readonly assets: BuiltAssets
  /** Scheme and host of canonical addresses, without a trailing slash. */
  readonly origin: string
  readonly sessionHolder: "server" | "page"
  /** The page in other stores and languages. */
  readonly alternates?: readonly AlternateLink[]
  /** Address of the card vault's frame; without it card data is entered in the page itself. */
  readonly cardVault?: string | undefined
  /** The second allowed collector of telemetry. */
  readonly collector?: string | undefined
  /** The visitor's consent; by default they have not chosen. */
  readonly consent?: ConsentInput
  /** The client for whom staff shop in this browser. */
  readonly assisted?: AssistedShopping | undefined
  /** The procurement system that sent the buyer. */
  readonly punchout?: PunchoutVisit | undefined
  /** The digest of the page's remainder, when the document is to contain only the outline. */
  readonly remainder?: string | undefined
}

/**
 * Renders a whole document as a stream. The output is deterministic except for the nonce; no state is kept between
 * calls. Fails when a page throws during rendering.
 */
export async function renderPage({
  data,
  languages,
  theme,
  nonce,
  assets,
  origin,
  sessionHolder,
  prefix,
  otherSite,
  alternates = [],
  cardVault,
  collector,
  consent = NOT_CHOSEN,
  assisted,
  punchout,
  remainder,
}: RenderInput): Promise<ReadableStream<Uint8Array>> {
  const state = await preparePage(data, undefined, [], languages)
  await loadIslands()
  const context: DocumentContext = {
    assets: assetsOfPage(assets, data.frame?.language.code ?? state.translate.language, {
      view: VIEW_MODULES[viewOf(data)],
      isDocument: isDocumentPage(data.address.page),
      brandId: data.frame?.store.brandId ?? "",
      hasBanner: isAsked(data, consent) || assisted !== undefined || punchout !== undefined,
    }),
    origin,
    sessionHolder,
    ...(theme === undefined ? {} : { theme }),
    ...(prefix === undefined ? {} : { prefix }),
    ...(otherSite === undefined ? {} : { otherSite }),
    ...(hasSecret(data.address) ? { hasSecret: true } : {}),
  }
  const { content, frame } = data
  const firstScript = frame === undefined ? undefined : defaultPolicyScript(frame.store, origin)
  const outline = outlineOf(data)
  const { language, bundles } = state.texts
  const allTexts: TextCatalogue = Object.assign({}, ...Object.values(bundles))
  const texts = outlineTexts(allTexts)
  const shown =
    remainder === undefined
      ? { state, block: { page: data, context, texts: state.texts } }
      : {
          state: await prepareOutline(outline, { language, texts, deferred: { current: () => state } }),
          block: {
            page: outline,
            context,
            texts: { language, bundles: {} },
            outline: { digest: remainder, texts },
          },
        }
  const app = (
    <App
      navigator={staticNavigator(shown.state, addressesOf(data, prefix))}
      commands={NO_COMMANDS}
      cart={createCartState(content.content === "cart" || content.content === "checkout" ? content.cart : undefined)}
      device={unknownDevice}
      context={context}
      block={writePageBlock(shown.block)}
      nonce={nonce}
      banner={
        <>
          {await assistedBanner(data, prefix, { assisted, punchout })}
          {await banner(data, prefix, consent)}
        </>
      }
      withoutScripts={
        <>
          {await withoutScripts(data, prefix)}
          <PageViewPicture page={data} prefix={prefix} />
        </>
      }
      searchHead={
        <>
          {firstScript !== undefined && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: firstScript }} />}
          {data.frame !== undefined && (
            <script nonce={nonce} dangerouslySetInnerHTML={{ __html: consentScript(data.frame.store) }} />
          )}
          {data.frame !== undefined && <meta name={CARD_ENTRY} content={cardVault ?? "direct"} />}
          {data.frame !== undefined && collector !== undefined && <meta name={COLLECTOR_META} content={collector} />}
          <SearchHead page={data} origin={origin} t={state.translate} alternates={alternates} />
        </>
      }
    />
  )
  // React would send large islands after the document, to be inserted by a script; they are needed without scripts.
  return renderToReadableStream(app, { nonce, progressiveChunkSize: Number.MAX_SAFE_INTEGER })
}

/** A picture that reports the page for readers without scripts, where the shop collects events itself. */
function PageViewPicture({ page, prefix }: { readonly page: PageData; readonly prefix: string | undefined }) {
  const { frame, address } = page
  if (frame === undefined || hasSecret(address) || collectorAccess(frame.store.configuration) === undefined) return null
  if (analyticsDriverKind(frame.store.configuration) !== "collector") return null
  const addressOf = addressesOf(page, prefix)
  const home = addressOf({ ...address, page: "ItxHomePage", parameters: {} })
  const shown = addressOf(address)
  if (!home.ok || !shown.ok) return null
  return <img src={pageViewAddress(home.address, shown.address)} alt="" width={1} height={1} />
}

const NOT_CHOSEN: ConsentInput = { choice: undefined, hasPrivacySignal: false }

/** Whether a page asks for consent. The page of the cookie settings has the question as its content. */
function isAsked({ frame, content }: PageData, consent: ConsentInput): boolean {
  return frame !== undefined && content.content !== "cookies" && asksForConsent(frame.store, consent)
}

/** Asks the visitor for consent where the store's law requires it; without a banner, what `consentScript` shows. */
async function banner(data: PageData, prefix: string | undefined, consent: ConsentInput): Promise<ReactNode> {
  const { frame, address } = data
  if (frame === undefined) return undefined
  const language = storeTextLanguage(frame)
  const t = createTranslate(language, await loadTexts(language, ["cookies"]), frame.texts)
  const cookies = addressesOf(data, prefix)({ ...address, page: COOKIES_PAGE, parameters: {} })
  const regime = consentRegime(frame.store)
  return (
    <>
      {cookies.ok && isAsked(data, consent) && (regime === "opt-in" || regime === "objection") && (
        <ConsentBanner t={t} regime={regime} cookiesPage={cookies.address} />
      )}
      <PrivacySignalNotice t={t} />
    </>
  )
}

/** Names the client for whom staff shop, or the procurement system that sent the buyer, with the way back. */
async function assistedBanner(
  data: PageData,
  prefix: string | undefined,
  { assisted, punchout }: Pick<RenderInput, "assisted" | "punchout">,
): Promise<ReactNode> {
  const { frame, address } = data
  if (frame === undefined || (assisted === undefined && punchout === undefined)) return undefined
  const language = storeTextLanguage(frame)
  const t = createTranslate(language, await loadTexts(language, ["staff"]), frame.texts)
  const home = addressesOf(data, prefix)({ ...address, page: "ItxHomePage", parameters: {} })
  if (!home.ok) return undefined
  return (
    <>
      {assisted !== undefined && (
        <AssistedBanner t={t} shopping={assisted} action={`${home.address}assisted-purchase`} />
      )}
      {punchout !== undefined && (
        <PunchoutBanner
          t={t}
          system={URL.parse(punchout.returnUrl)?.hostname ?? ""}
          returnPage={`${home.address}punchout`}
        />
      )}
    </>
  )
}

/** The cart contents that scripts would load (R8), for readers without scripts. */
async function withoutScripts(data: PageData, prefix: string | undefined): Promise<ReactNode> {
  const { content, frame, address } = data
  if (content.content !== "cart" || frame === undefined) return undefined
  const language = storeTextLanguage(frame)
  const t = createTranslate(
    language,
    await loadTexts(language, ["purchase", "cartNotices", "cartOptions"]),
    frame.texts,
  )
  const home = addressesOf(data, prefix)({ ...address, page: "ItxHomePage", parameters: {} })
  if (!home.ok) return undefined
  return (
    <>
      <CartNoticesWithoutScripts cart={content.cart} t={t} action={`${home.address}cart/items`} />
      <CartFormsWithoutScripts cart={content.cart} t={t} home={home.address} refused={address.parameters} />
    </>
  )
}

/**
 * The payment step reads from this element how cards are entered (`cardEntryMode`). In the head, since no other section
 * of a page needs it.
 */
const CARD_ENTRY = "card-entry"

/** Commands fail during server rendering. */
const NO_COMMANDS: ShopCommands = lazyCommands(() => Promise.reject<never>(new Error("Commands are for the browser")))

/** The texts of a page that the web server writes itself, in the language of a store. */
export async function serverTexts(
  scope: Parameters<typeof storeTextLanguage>[0],
  bundles: Parameters<typeof loadTexts>[1],
): Promise<{ readonly t: Translate; readonly direction: "ltr" | "rtl" }> {
  const language = storeTextLanguage(scope)
  return { t: createTranslate(language, await loadTexts(language, bundles)), direction: textDirection(language) }
}
