import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { ReturnTo } from "./useReturnTo.ts"

/** Says on a way in that the shopper is in already, and how to go on or out. */
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
