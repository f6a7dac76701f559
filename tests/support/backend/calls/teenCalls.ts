import type * as Effect from "effect/Effect"
import type { AppPorts } from "../../../../application/appPorts.ts"
import { TeenGateway } from "../../../../application/teen/TeenGateway.ts"
import { orderId } from "../scopes.ts"

/** One call of every gateway method of the area, by the operation it calls. */
export const teenCalls: Readonly<Record<string, Effect.Effect<unknown, unknown, AppPorts>>> = {
  listTeens: TeenGateway.use((gateway) => gateway.listTeens),
  addTeen: TeenGateway.use((gateway) =>
    gateway.addTeen("55502", { firstName: "Luz", age: 15, notificationTypes: ["EMAIL"] }),
  ),
  updateTeen: TeenGateway.use((gateway) => gateway.updateTeen("55502", { notificationTypes: ["EMAIL", "SMS"] })),
  deleteTeen: TeenGateway.use((gateway) => gateway.deleteTeen("55502")),
  listTeenSponsors: TeenGateway.use((gateway) => gateway.listTeenSponsors),
  inviteTeenSponsor: TeenGateway.use((gateway) =>
    gateway.inviteTeenSponsor({ firstName: "Luis", email: "luis.prueba@example.org" }),
  ),
  acceptTeenSponsor: TeenGateway.use((gateway) => gateway.acceptTeenSponsor("55501")),
  deleteTeenSponsor: TeenGateway.use((gateway) => gateway.deleteTeenSponsor("55501")),
  deleteTeenSponsors: TeenGateway.use((gateway) => gateway.deleteTeenSponsors("55501")),
  confirmTeen: TeenGateway.use((gateway) =>
    gateway.confirmTeen({ accepted: true, sponsorUserId: "55501", notificationTypes: ["EMAIL"] }),
  ),
  requestTeenPayment: TeenGateway.use((gateway) => gateway.requestTeenPayment("55501")),
  addTeenOrder: TeenGateway.use((gateway) => gateway.addTeenOrder("55501", orderId("700000000001"))),
}
