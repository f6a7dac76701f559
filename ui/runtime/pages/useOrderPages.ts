import { useMemo } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { useShopPages } from "./useShopPages.ts"

/** An order, and a guest's token for access without the session of the purchase. */
export interface OrderLink {
  readonly orderId: string
  readonly guestToken?: string | undefined
}

/** Addresses of the pages after a purchase, in the store and language of this page. */
export interface OrderPages {
  /** Orders of the account. */
  readonly list: (query?: Readonly<Record<string, string>>) => PageAddress
  /** Opens a guest's order by a code. */
  readonly lookup: (query?: Readonly<Record<string, string>>) => PageAddress
  readonly order: (order: OrderLink) => PageAddress
  readonly return: (order: OrderLink) => PageAddress
  /** Returns of one order. */
  readonly returns: (order: OrderLink, returnId?: string) => PageAddress
  /** Returns of the account. */
  readonly returnList: () => PageAddress
  readonly withdrawal: (order?: OrderLink) => PageAddress
  readonly contact: (order?: OrderLink) => PageAddress
  readonly claim: (order?: OrderLink) => PageAddress
  readonly help: (article?: string) => PageAddress
  readonly legal: (document: string) => PageAddress
}

export function useOrderPages(): OrderPages {
  const { page } = useShopPages()
  return useMemo(() => {
    const ofOrder = (name: string) => (order?: OrderLink) => page(name, order === undefined ? {} : parametersOf(order))
    return {
      list: (query) => page("ItxAccountPage", { ...query, section: "orders" }),
      lookup: (query) => page("ItxOrderLookupPage", query),
      order: ofOrder("ItxOrderPage"),
      return: ofOrder("ItxReturnPage"),
      returns: (order, returnId) =>
        page("ItxReturnDetailPage", { ...parametersOf(order), ...(returnId === undefined ? {} : { returnId }) }),
      returnList: () => page("ItxReturnListPage"),
      withdrawal: ofOrder("ItxWithdrawalPage"),
      contact: ofOrder("ItxContactPage"),
      claim: ofOrder("ItxClaimPage"),
      help: (article) => page("ItxHelpPage", article === undefined ? {} : { article }),
      legal: (document) => page("ItxLegalPage", { document }),
    }
  }, [page])
}

function parametersOf({ orderId, guestToken }: OrderLink): Readonly<Record<string, string>> {
  return { orderId, ...(guestToken === undefined ? {} : { guestToken }) }
}
