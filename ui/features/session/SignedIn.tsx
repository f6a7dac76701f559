import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { WayBack } from "./useWayBack.ts"

/** Says on a way in that the shopper is in already, and how to go on or out. */
export function SignedIn({ back }: { readonly back: WayBack }) {
  const t = useText()
  return (
    <Notice
      title={t("signIn.signedIn.title")}
      actions={
        <>
          <a href={back.path} className={buttonClass("quiet")}>
            {t("signIn.continue")}
          </a>
          <Button variant="plain" onClick={() => void back.logOut()}>
            {t("signIn.signOut")}
          </Button>
        </>
      }
    >
      <p>{t("signIn.signedIn.text")}</p>
    </Notice>
  )
}
