import type { ReadablePolicy } from "../../../domain/store/POLICY_PARAMETERS.ts"
import { POLICY_PARAMETERS } from "../../../domain/store/POLICY_PARAMETERS.ts"
import { legalDocuments } from "../../../domain/store/legalDocuments.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { usePageText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./PolicyLink.module.css"

/** Legal pages of the policies. */
const DOCUMENTS = { privacy: "privacy", conditions: "terms" } as const

/**
 * A link to a policy of the store, opened in a new tab so that typed values are not lost: to its legal page, else to
 * the address of the configuration, which the web server resolves (R11). Renders nothing if the store has no such
 * policy to read.
 */
export function PolicyLink({ of }: { readonly of: ReadablePolicy }) {
  const t = usePageText()
  const { configuration } = useFrame().store
  const { addressOf } = useNavigation()
  const pages = useShopPages()
  const home = addressOf(pages.home)
  const own = legalDocuments(configuration).find((document) => document === DOCUMENTS[of])
  const legal = own === undefined ? undefined : addressOf(pages.page("ItxLegalPage", { document: own }))
  const redirect = configuration[POLICY_PARAMETERS[of]] && home.ok ? `${home.address}policies/${of}` : undefined
  const address = legal?.ok === true ? legal.address : redirect
  return address === undefined ? null : (
    <a href={address} target="_blank" className={styles["link"]}>
      {t(`navigation.footer.${of}`)}
    </a>
  )
}
