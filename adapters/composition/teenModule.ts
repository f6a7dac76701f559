import { TeenGateway } from "../../application/teen/TeenGateway.ts"
import { httpTeenGateway } from "../backend/teen/HttpTeenGateway.ts"
import { adapterModule } from "./AdapterModule.ts"
import { gateway } from "./identityModule.ts"

/** Teens and their sponsors, over HTTP. */
export function teenModule() {
  return adapterModule(gateway(TeenGateway, httpTeenGateway))
}
