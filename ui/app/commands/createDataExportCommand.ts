import { exportPersonalData } from "../../../application/account/exportPersonalData.ts"
import { browserExport } from "../../../adapters/composition/browserExport.ts"
import type { BrowserSettings } from "../../../adapters/composition/browserSettings.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { SettingsCommands } from "../../runtime/SettingsCommands.ts"

/** Gathers personal data, on top of what changes an account. */
export function createDataExportCommand(settings: BrowserSettings): SettingsCommands["exportPersonalData"] {
  const run = programRunner(browserExport(settings).context)
  return () => run(exportPersonalData())
}
