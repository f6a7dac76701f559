import type { ReactNode } from "react"
import type { PageData } from "../../application/navigation/PageData.ts"
import { useNavigation } from "../runtime/NavigationProvider.tsx"
import { useText } from "../runtime/TextProvider.tsx"
import type { DocumentFacts } from "./PageBlock.ts"
import { PAGE_BLOCK_ID } from "./PageBlock.ts"
import { pageMetadata } from "./pageMetadata.ts"
import { pageDescription, pageTitle } from "./pageTitle.ts"

export interface DocumentProps {
  readonly page: PageData
  readonly facts: DocumentFacts
  /** The data block's text, the same on both sides. */
  readonly block: string
  /** Permits the entry script; a browser does not tell it again. */
  readonly nonce?: string | undefined
  readonly children: ReactNode
}

/** The whole document around a page. */
export function Document({ page, facts, block, nonce, children }: DocumentProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const { assets, origin } = facts
  const metadata = pageMetadata(page, origin, addressOf)
  const description = pageDescription(page, t)
  const language = page.frame?.language
  return (
    // The boot script writes the shopper's own theme here before the page is alive.
    <html lang={language?.code ?? t.language} dir={language?.direction ?? "ltr"} data-brand={page.frame?.store.brandId ?? "1"} data-theme={facts.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>{pageTitle(page, t)}</title>
        {description !== undefined && <meta name="description" content={description} />}
        {!metadata.isIndexable && <meta name="robots" content="noindex" />}
        {assets.css.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        {assets.fonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />)}
        {metadata.canonical !== undefined && <link rel="canonical" href={metadata.canonical} />}
        {metadata.alternates.map(({ language: hrefLang, href }) => <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />)}
        <link rel="icon" type="image/svg+xml" href={ICON} />
      </head>
      <body>
        {children}
        <script type="application/json" id={PAGE_BLOCK_ID} dangerouslySetInnerHTML={{ __html: block }} />
        <script type="module" async src={assets.entry} nonce={nonce} fetchPriority="low" />
      </body>
    </html>
  )
}

/** The thread on cloth. */
const ICON = `data:image/svg+xml,${encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' fill='#191714'/><rect x='21' width='2.5' height='32' fill='#ff5d55'/><text x='5' y='23' font-family='serif' font-size='20' fill='#faf8f4'>S</text></svg>")}`
