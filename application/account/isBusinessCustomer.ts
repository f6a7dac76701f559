import * as Effect from "effect/Effect"
import { AccountGateway } from "./AccountGateway.ts"

/** Whether the customer is a business customer, whose purchases need an invoice. */
export const isBusinessCustomer = Effect.map(
  AccountGateway.use((gateway) => gateway.getCurrentUser),
  ({ kind }) => kind === "business",
)
