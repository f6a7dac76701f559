import { useRef, useState } from "react"
import type { SponsorList } from "../../../application/wishlist/SharedWishlistGateway.ts"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentWishlistError } from "../../text/presentWishlistError.ts"
import { SharedWishlist } from "./SharedWishlist.tsx"
import { wishlistNameText } from "./wishlistNameText.ts"
import styles from "./WishlistsView.module.css"

/** Public lists of the teens a customer sponsors, to buy from. Loaded when opened. */
export function SponsoredLists() {
  const t = useText()
  const { wishlists } = useCommands()
  const [teens, setTeens] = useState<readonly SponsorList[]>()
  const [problem, setReason] = useState<ReturnType<typeof presentWishlistError>>()
  const isLoading = useRef(false)
  const load = async () => {
    if (isLoading.current) return
    isLoading.current = true
    setReason(undefined)
    const answer = await wishlists.sponsored()
    isLoading.current = false
    if (answer.ok) setTeens(answer.value)
    else setReason(presentWishlistError(answer.error, t))
  }
  const lists =
    teens?.flatMap(({ teenUserId, firstName, wishlists: own }) =>
      own.map((list, index) => ({ key: `${teenUserId} ${list.id ?? index}`, firstName, list })),
    ) ?? []
  return (
    <details
      className={styles["tool"]}
      onToggle={(event) => void (event.currentTarget.open && teens === undefined && load())}
    >
      <summary>{t("wishlists.teens")}</summary>
      <div role="status">
        {teens === undefined && problem === undefined && <p>{t("wishlists.loading")}</p>}
        {teens !== undefined && lists.length === 0 && <p>{t("wishlists.teens.none")}</p>}
      </div>
      <Alert
        tone="problem"
        title={problem?.title}
        details={problem?.details}
        actions={
          <Button variant="plain" onClick={() => void load()}>
            {t("wishlists.retry")}
          </Button>
        }
      >
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
      {lists.map(({ key, firstName, list }) => (
        <section
          key={key}
          aria-label={t("wishlists.teens.list", { name: firstName, list: wishlistNameText(list.name, t) })}
        >
          <h3>{t("wishlists.teens.list", { name: firstName, list: wishlistNameText(list.name, t) })}</h3>
          <SharedWishlist list={list} />
        </section>
      ))}
    </details>
  )
}
