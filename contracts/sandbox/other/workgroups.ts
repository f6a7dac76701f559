import { operation, type Operation } from "../platform/http/Operation.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { chatWorkgroups, whatsappWorkgroups } from "./demoWorkgroups.ts"
import { inUtc, isOpenAt } from "./openingHours.ts"

/** Workgroups of chat and WhatsApp; filtered by language with languageId. */
export const workgroups = ({ stores, ports }: SandboxServices): readonly Operation[] => {
  const hasLanguage =
    (languageId: string | undefined) =>
    (group: { readonly languageId: string }): boolean =>
      languageId === undefined || group.languageId === languageId
  return [
    operation("getChatVisibility", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const { id } = store.language(query.languageId)
      return {
        status: 200,
        body: {
          isVisible: chatWorkgroups(store)
            .filter(hasLanguage(id))
            .some((group) => isOpenAt(group, ports.now())),
        },
      }
    }),
    operation("listChatWorkgroups", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const groups = chatWorkgroups(store).filter(hasLanguage(query.languageId))
      return {
        status: 200,
        body: { workgroups: query.forceUTC === true ? groups.map((group) => inUtc(group, ports.now())) : groups },
      }
    }),
    operation("listWhatsappWorkgroups", async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      return { status: 200, body: { workgroups: whatsappWorkgroups(store).filter(hasLanguage(query.languageId)) } }
    }),
  ]
}
