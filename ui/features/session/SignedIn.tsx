import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { ReturnTo } from "./useReturnTo.ts"

/** Shown on the sign-in pages to a signed-in customer, with links to continue or sign out. */
export function SignedIn({ back }: { readonly back: ReturnTo }) {
  const t = useText()
  return (
    <Alert
      title={t("signIn.signedIn.title")}
      actions={
        <>
          <a href={back.path} className={buttonClass("quiet")}>
            {t("signIn.continue")}
          </a>
          <Button variant="plain" onClick={() => void back.signOut()}>
            {t("signIn.signOut")}
          </Button>
        </>
      }
    >
      <p>{t("signIn.signedIn.text")}</p>
    </Alert>
  )
}
