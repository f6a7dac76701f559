/** An invalid setting; `problem` names it, its error and the correction. */
export interface SettingError {
  readonly problem: string
}
