/** Parts of a layer that a change selects. */
export interface AffectedLayer {
  readonly name: string
  readonly since?: string
  readonly files?: readonly string[]
  readonly commands?: readonly unknown[]
}
export function affectedLayers(
  layers: readonly AffectedLayer[],
  change: { readonly base: string; readonly files: readonly string[] },
): readonly AffectedLayer[]
export const READ: readonly { readonly files: RegExp; readonly layer: string; readonly tests: readonly string[] }[]
