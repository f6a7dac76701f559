import { exportPersonalData } from "../../../application/account/exportPersonalData.ts"
import { browserExport } from "../../../adapters/composition/browserExport.ts"
import type { BrowserSettings } from "../../../adapters/composition/browserSettings.ts"
import { programRunner } from "../../runtime/programRunner.ts"
import type { SettingsCommands } from "../../runtime/SettingsCommands.ts"

/** Exports personal data, based on the account settings commands. */
export function createDataExportCommand(settings: BrowserSettings): SettingsCommands["exportPersonalData"] {
  const run = programRunner(browserExport(settings).context)
  return () => run(exportPersonalData())
}
