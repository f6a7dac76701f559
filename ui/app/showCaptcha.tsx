import type { ReactNode } from "react"
import { useEffect, useState } from "react"
import { hydrateRoot } from "react-dom/client"
import type { SolvedCaptcha } from "../../application/shared/SolvedCaptcha.ts"
import type { CaptchaRequest, StoreContext } from "../commands/CommandBase.ts"
import { CaptchaDialog } from "../features/session/captcha/CaptchaDialog.tsx"
import { TextProvider } from "../runtime/TextProvider.tsx"
import { createTranslate } from "../text/createTranslate.ts"
import { loadTexts } from "../text/loadTexts.ts"
import { storeTextLanguage } from "../text/textLanguage.ts"

/**
 * Shows a captcha dialog over the current page. The page has its own React root, so the dialog renders into a separate
 * element, which is removed afterwards.
 */
export async function showCaptcha(
  scope: StoreContext,
  { open, isAgain, signal }: CaptchaRequest,
): Promise<SolvedCaptcha | undefined> {
  const language = storeTextLanguage(scope)
  const translate = createTranslate(
    language,
    await loadTexts(language, ["browse", "purchase", "account"]),
    scope.texts ?? {},
  )
  const place = document.body.appendChild(document.createElement("div"))
  let shown: ReturnType<typeof hydrateRoot> | undefined
  const solved = await new Promise<SolvedCaptcha | undefined>((resolve) => {
    shown = hydrateRoot(
      place,
      <ClientOnly>
        <TextProvider translate={translate}>
          <CaptchaDialog open={open} isAgain={isAgain} signal={signal} onEnd={resolve} />
        </TextProvider>
      </ClientOnly>,
    )
  })
  shown?.unmount()
  place.remove()
  return solved
}

/** Renders nothing on the first pass to match its empty container. Pages load only `hydrateRoot`, not `createRoot`. */
function ClientOnly({ children }: { readonly children: ReactNode }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted && children
}
