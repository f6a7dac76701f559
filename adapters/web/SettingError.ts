/** A setting that cannot be used; `problem` says which, what is wrong with it and what to do. */
export interface SettingError {
  readonly problem: string
}
