import { chatWorkgroups } from "../other/demoWorkgroups.ts"
import { isOpenAt } from "../other/openingHours.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import type { ServedWorkgroup, WorkgroupDirectory } from "./workgroup/Workgroups.ts"

const DEFAULT_IDLE_SECONDS = 300
const DEFAULT_DESTROY_SECONDS = 900

type Group = ReturnType<typeof chatWorkgroups>[number]

/** The chat workgroups of all stores; stores of one country and language share theirs. */
export const shopWorkgroups = (
  { stores, ports }: Pick<SandboxServices, "stores" | "ports">,
  agentIds: WorkgroupDirectory["agentIds"],
): WorkgroupDirectory => {
  let groups: Promise<ReadonlyMap<string, Group>> | undefined
  const load = (): Promise<ReadonlyMap<string, Group>> =>
    (groups ??= stores.all().then((all) => new Map(all.flatMap(chatWorkgroups).map((group) => [group.id, group]))))
  const served = (group: Group): ServedWorkgroup => ({
    id: group.id,
    name: group.name,
    isOpen: isOpenAt(group, ports.now()),
    welcomeMessage: group.welcomeMessage,
    idleMessage: group.idleMessage,
    closedMessage: group.closedMessage,
    idleSeconds: group.idleTime ?? DEFAULT_IDLE_SECONDS,
    destroySeconds: group.destroyTime ?? DEFAULT_DESTROY_SECONDS,
  })
  return {
    list: async () => [...(await load()).values()].map(served),
    find: async (id) => {
      const group = (await load()).get(id)
      return group === undefined ? undefined : served(group)
    },
    agentIds,
  }
}
