import type * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { SharedWishlistGateway } from "../../../../application/wishlist/SharedWishlistGateway.ts"
import { WishlistGateway } from "../../../../application/wishlist/WishlistGateway.ts"
import { anAddress } from "../builders.ts"
import { sku } from "../scopes.ts"

const lines = [{ sku: sku("8201-400-3"), quantity: 1 }]
const entries = [{ catentryId: "511003", productId: "510001", categoryId: "1020", quantity: 2 }]
const mail = {
  mailRecipient: "friend@example.org",
  mailSender: "ana.prueba@example.org",
  nameSender: "Ana",
  nameRecipient: "Luis",
  subject: "Mi lista",
  message: "Esto me gusta",
}

/** One call of every gateway method of the area, by the operation it calls. */
export const wishlistCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  getWishlist: WishlistGateway.use((gateway) => gateway.getWishlist("600000000001")),
  getUserWishlist: WishlistGateway.use((gateway) => gateway.getUserWishlist()),
  addToWishlist: WishlistGateway.use((gateway) => gateway.addToWishlist(lines)),
  updateWishlist: WishlistGateway.use((gateway) => gateway.updateWishlist(lines)),
  emailWishlist: WishlistGateway.use((gateway) => gateway.emailWishlist("600000000001", mail)),
  createBudget: WishlistGateway.use((gateway) => gateway.createBudget({ address: anAddress(), lines, format: "PDF" })),
  listSavedWishlists: WishlistGateway.use((gateway) => gateway.listSavedWishlists),
  saveWishlists: WishlistGateway.use((gateway) => gateway.saveWishlists([{ name: "MyWishlist", items: entries }])),
  updateSavedWishlist: WishlistGateway.use((gateway) =>
    gateway.updateSavedWishlist({ name: "Verano", oldName: "MyWishlist", kind: "public" }),
  ),
  deleteSavedWishlist: WishlistGateway.use((gateway) => gateway.deleteSavedWishlist(0, "MyWishlist")),
  updateWishlistItem: WishlistGateway.use((gateway) => gateway.updateWishlistItem("MyWishlist", entries)),
  deleteWishlistItem: WishlistGateway.use((gateway) => gateway.deleteWishlistItem("MyWishlist", ["511003"])),
  searchWishlists: SharedWishlistGateway.use((gateway) =>
    gateway.searchWishlists("MyWishlist", Redacted.make("482913")),
  ),
  listSharedLists: SharedWishlistGateway.use((gateway) => gateway.listSharedLists),
  listSponsorLists: SharedWishlistGateway.use((gateway) => gateway.listSponsorLists),
  getWishlistsSaleInfo: SharedWishlistGateway.use((gateway) => gateway.getWishlistsSaleInfo(["511003"])),
  createEventWishlist: SharedWishlistGateway.use((gateway) =>
    gateway.createEventWishlist({
      name: "Boda de Ana",
      date: "2026-06-20",
      items: [{ partNumber: sku("8201-400-3"), quantity: 2 }],
    }),
  ),
  getEventWishlistOrderId: SharedWishlistGateway.use((gateway) => gateway.getEventWishlistOrderId("600000000007")),
}
