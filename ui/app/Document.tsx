import type { ReactNode } from "react"
import type { PageData } from "../../application/navigation/PageData.ts"
import { useText } from "../runtime/TextProvider.tsx"
import { languageTag } from "../text/languageTag.ts"
import { textDirection } from "../text/textDirection.ts"
import type { DocumentContext } from "./PageBlock.ts"
import { PAGE_BLOCK_ID } from "./PageBlock.ts"

export interface DocumentProps {
  readonly page: PageData
  readonly context: DocumentContext
  /** The text of the data block, identical on the server and in the browser. */
  readonly block: string
  /** Permits the entry script. Browsers hide the attribute from scripts after parsing. */
  readonly nonce?: string | undefined
  /** Title and metadata; only on the server. */
  readonly searchHead?: ReactNode
  readonly children: ReactNode
}

/** The whole HTML document around a page. */
export function Document({ page, context, block, nonce, searchHead, children }: DocumentProps) {
  const t = useText()
  const { assets } = context
  const { frame } = page
  return (
    // The boot script sets the customer's own theme here before hydration.
    <html
      lang={frame === undefined ? t.language : languageTag(frame.language, frame.store)}
      dir={frame?.language.direction ?? textDirection(t.language)}
      data-brand={frame?.store.brandId ?? "1"}
      data-theme={context.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        {searchHead}
      </head>
      <body>
        {children}
        <script type="application/json" id={PAGE_BLOCK_ID} dangerouslySetInnerHTML={{ __html: block }} />
        <script type="module" async src={assets.entry} nonce={nonce} fetchPriority="low" />
      </body>
    </html>
  )
}
